import { expectAccessibleToo } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

const NOT_OFFLINE = 'Not available offline: changes need the platform.'

test('a platform that goes away leaves the list, stops every change with the reason, and its return is noticed', {
  tag: ['@daily', '@failed-load'],
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const rows = page.getByRole('grid').getByRole('row')
  const create = page.getByRole('button', { name: 'Create New Site' })
  const download = page.getByRole('button', { name: 'Download', exact: true })
  const version = rows.nth(1).getByRole('switch')
  const age = page.getByText(/^Offline: as of \d\d:\d\d$/)
  await expect(rows.nth(1)).toBeVisible()
  const shown = await rows.nth(1).textContent()

  await test.step('says how old the list is', async () => {
    await control.goDown()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(age).toBeVisible()
    await expect(page.getByRole('banner').getByText(/^Offline \d\d:\d\d$/)).toBeVisible()
    await expect(rows.nth(1)).toHaveText(shown ?? '')
  })

  await test.step('stops changes with the reason', async () => {
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAttribute('title', NOT_OFFLINE)
    await expect(download).toHaveAttribute('aria-disabled', 'true')
    await expect(download).toHaveAttribute('title', NOT_OFFLINE)
    await expect(version).toBeDisabled()
    await rows
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .click()
    for (const name of ['Reset', 'Delete']) await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('title', NOT_OFFLINE)
    await page.keyboard.press('Escape')
    await expectAccessibleToo(page)
    await picture(page, 'offline')
  })

  await test.step('can still be searched and exported', async () => {
    await page.getByPlaceholder('Search business').fill('meenakshi')
    await expect(rows.nth(1)).toContainText('Meenakshi')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('button', { name: 'Export', exact: true }).first()).toBeEnabled()
  })

  await test.step('recovers by itself', async () => {
    const calls = control.calls('GetSitesAdmin').length
    await control.comeUp()
    await expect(age).toBeHidden({ timeout: 20_000 })
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(calls + 1)
    await expect(page.getByRole('banner').getByText(/^Offline/)).toBeHidden()
    await expect(create).not.toHaveAttribute('aria-disabled', 'true')
    await expect(version).toBeEnabled()
  })
})

test('a change that meets an outage says the outcome of it, and the list shows what is true', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const version = page.getByRole('grid').getByRole('row').nth(1).getByRole('switch')
  await expect(version).toBeVisible()
  const wasOn = await version.isChecked()

  await test.step('done, but never confirmed', async () => {
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'drop-after-commit' })
    await version.click()
    await expect(page.getByText(/It may have been done: check before you try again\.$/).last()).toBeVisible()
    await expect(version).toBeChecked({ checked: !wasOn, timeout: 20_000 })
    expect(control.calls('UpdateSiteVersion')).toHaveLength(1)
  })

  await test.step('refused by the platform', async () => {
    await expect(version).toBeEnabled()
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'graphql-error', message: 'SITE_IS_LOCKED' })
    await version.click()
    await expect(page.getByText(/SITE IS LOCKED$/).last()).toBeVisible()
    await expect(version).toBeChecked({ checked: !wasOn })
  })

  await test.step('never sent', async () => {
    await control.goDown()
    await version.click()
    await expect(page.getByText(/The platform cannot be reached: the connection was refused\.$/).last()).toBeVisible()
    await expect(version).toBeChecked({ checked: !wasOn })
    await expect(page.getByRole('banner').getByText(/^Offline/)).toBeVisible()
    await picture(page, 'change-not-sent')
  })
})
