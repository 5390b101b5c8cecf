import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { rowsOf, rowWith, serviceMap } from './partners-on-screen.ts'
import { DECCAN, told } from './staff-on-screen.ts'

test('an add-on has its fixed site type and the services of its option [CPMAP-019] [CPMAP-022] [CPMAP-023] [CPMAP-030] [MSG2-054]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const map = serviceMap(page)
  const plans = map.grid('PLANS')
  await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
  await expect(rowsOf(plans).first()).toBeVisible()
  await map.add.click()
  await expect(map.dialog.getByLabel('Annual Amount')).toHaveValue('')
  await expect(map.dialog.getByLabel('Site Option')).toHaveValue('')
  await map.dialog.getByRole('radio', { name: 'Addons' }).check()
  await expect(map.dialog.getByLabel('Site Type')).toBeDisabled()
  await expect(map.dialog.getByLabel('Site Type')).toHaveValue('O2OCommerce')
  await map.dialog.getByLabel('Site Option').selectOption({ label: 'General' })
  await map.dialog.getByLabel('Annual Amount').fill('10')
  await map.dialog.getByLabel('Renewal Amount').fill('5')
  await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(map.dialog.getByRole('combobox', { name: 'Site Addon' })).toHaveAccessibleDescription('Please Select Addon Service')
  await map.dialog.getByRole('combobox', { name: 'Site Addon' }).click()
  await page.getByRole('option', { name: 'Stock Control', exact: true }).click()
  await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(told(page, 'Service Map Successfully', 'Stock Control')).toBeVisible()
  expect(control.calls('GetPlatformServicesByPlatform').at(-1)?.variables).toEqual({ siteId: 'master', platform: 'GENERAL' })
  await map.tab('ADDONS').click()
  await expect(rowWith(map.grid('ADDONS'), '₹10.00')).toContainText('Stock Control')
})
