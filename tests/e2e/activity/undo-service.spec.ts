import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { activityGrid, openActivity, undoReview } from './activity-on-screen.ts'

test('a change of a platform service is taken back', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/platform-servicelist')
  await page.getByRole('grid').locator('[role="row"][data-index="0"]').dblclick()
  const status = page.getByRole('radiogroup', { name: 'Status' })
  await expect(status.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
  await status.getByRole('radio', { name: 'INACTIVE', exact: true }).click()
  await page.keyboard.press('Control+s')
  await page
    .getByRole('dialog', { name: /^Save the changes to/ })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform Service')

  await openActivity(page)
  await activityGrid(page)
    .getByRole('row')
    .filter({ hasText: 'Change service' })
    .getByLabel(/^Actions for/)
    .click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await expect(undoReview(page).getByRole('row', { name: /^Status INACTIVE ACTIVE/ })).toBeVisible()
  await undoReview(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  const sent = controlOf(platform)
    .calls('UpdatePlatformService')
    .map(({ variables }) => (variables as { input: Record<string, unknown> }).input)
  expect(sent.map(({ status: is }) => is)).toEqual(['INACTIVE', 'ACTIVE'])
  expect(sent[1]).toEqual({ ...sent[0], status: 'ACTIVE' })
})
