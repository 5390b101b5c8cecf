import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { cpList } from './partners-on-screen.ts'
import { told } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

const OTHER = { username: 'suresh.babu@staff.example', company: 'Coastal Commerce LLP' }

test('the switch turns a partner off and is gone then: Edit User or Undo turns it on [CPL-013] [CPL-014] [CPL-015] [CPL-016] [CALL2-044]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const list = cpList(page)
  await page.getByRole('link', { name: 'CP List' }).click()
  const { siteId, username, emailId, mobile } = await stored.partner(OTHER.username)
  const status = list.status(OTHER.company)
  await expect(status).toHaveAttribute('aria-checked', 'true')
  const isStored = async (enabled: boolean): Promise<void> => expect((await stored.partner(OTHER.username))['enabled']).toBe(enabled)
  const switchOff = async (): Promise<void> => {
    await status.click()
    await expect(told(page, 'CP Status Updated Successfully', OTHER.company)).toBeVisible()
    await expect(status).toHaveCount(0)
    await expect(list.disabledStatus(OTHER.company)).toHaveText('Inactive')
    await isStored(false)
  }
  await switchOff()
  expect(control.sent('UpdateInternalUserEnabled')).toEqual([{ input: { siteId, username, emailId, mobile, enabled: false } }])
  await dismissToasts(page)
  await list.disabledStatus(OTHER.company).click()
  const edit = page.getByRole('dialog', { name: 'Edit User' })
  await expect(edit.getByLabel('Status')).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?edit=${encodeURIComponent(OTHER.username)}`)
  await edit.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('link', { name: 'CP List' }).click()
  await stored.run('mutation ($input: UpdateInternalUserInput!) { updateInternalUser(input: $input) { username } }', {
    input: { siteId, username, emailId, mobile, enabled: true },
  })
  await page.reload()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  await switchOff()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(told(page, 'Undone', `${OTHER.company}: Active again`)).toBeVisible()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  await isStored(true)
  control.addFault({ operation: 'UpdateInternalUserEnabled', fault: 'graphql-error', message: 'USER_IS_LOCKED' })
  await status.click()
  await expect(told(page, 'The status of the partner was not changed.', 'USER IS LOCKED')).toBeVisible()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  await dismissToasts(page)
})
