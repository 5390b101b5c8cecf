import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

const MANAGER = 'account-manager@demo.example'

test('an account manager asks for the onboarding of the own sites: user name and manager go with the call [CALL2-050] [CALL2-057]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER')
  await openAddress(page, '/deployment-dashboard')
  await page.getByRole('button', { name: 'Load current data' }).first().click()
  await expect.poll(() => control.sent('rest.onboarding_dashboard').at(-1)).toMatchObject({ username: MANAGER, supportAccManager: 'Grace Wanjiru' })
  expect(control.sent('GetInternalDump')[0]).toMatchObject({ typeValue: `onboarding_dashboard::${MANAGER}` })
})
