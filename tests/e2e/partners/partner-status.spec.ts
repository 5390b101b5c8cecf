import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { cpList } from './partners-on-screen.ts'
import { told } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

const OTHER = { username: 'suresh.babu@staff.example', company: 'Coastal Commerce LLP' }

test('the switch turns a partner off, and on again; the answer is what shows [CPL-013] [CPL-014] [CPL-015] [CPL-016] [CALL2-044]', async ({
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
  for (const enabled of [false, true]) {
    await status.click()
    await expect(told(page, 'CP Status Updated Successfully', OTHER.company)).toBeVisible()
    await expect(status).toHaveAttribute('aria-checked', String(enabled))
    expect(control.sent('UpdateInternalUserEnabled').at(-1)).toEqual({ input: { siteId, username, emailId, mobile, enabled } })
    expect((await stored.partner(OTHER.username))['enabled']).toBe(enabled)
  }
  await status.click()
  await expect(status).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(told(page, 'Undone', `${OTHER.company}: Active again`)).toBeVisible()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  expect((await stored.partner(OTHER.username))['enabled']).toBe(true)
  control.addFault({ operation: 'UpdateInternalUserEnabled', fault: 'graphql-error', message: 'USER_IS_LOCKED' })
  await status.click()
  await expect(told(page, 'The status of the partner was not changed.', 'USER IS LOCKED')).toBeVisible()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  await dismissToasts(page)
})
