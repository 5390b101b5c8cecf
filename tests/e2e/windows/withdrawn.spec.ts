import { expect, test } from '../fixtures.ts'
import { changeGrants, createUser } from '../permissions/create-user.ts'
import { secondWindow } from './new-window.ts'

test.use({ ownConsole: true })

const DENIED = "Dear User, You don't have access to this page."

test('a permission whose end one window learns of is gone in the other one too', async ({ signedInAs, platform }) => {
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'] })
  const { page: first } = await signedInAs(userName)
  const second = await secondWindow(first)

  await changeGrants(platform, userName, {})
  await first.reload()
  await expect(first.getByText(DENIED)).toBeVisible()
  await expect(second.getByText(DENIED)).toBeVisible()
  await expect(second.getByRole('grid')).toHaveCount(0)
})
