import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { rowWith, serviceMap } from './partners-on-screen.ts'

test('the note of a mapped plan is sent with it and listed [CPMAP-015] [CALL2-067]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const map = serviceMap(page)
  await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: 'cp@demo.example' })}`)
  await map.add.click()
  await map.dialog.getByLabel('Site Option').selectOption({ label: 'Restaurant' })
  await map.dialog.getByRole('combobox', { name: 'Site Plan' }).click()
  await page.getByRole('option', { name: 'DELIVERY Pack', exact: true }).click()
  await map.dialog.getByLabel('Annual Amount').fill('799.20')
  await map.dialog.getByLabel('Renewal Amount').fill('599')
  await map.dialog.getByLabel('Note').fill('agreed in Pune')
  await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(map.dialog).toBeHidden()
  await expect(rowWith(map.grid('PLANS'), 'agreed in Pune')).toContainText('DELIVERY Pack')
  expect(controlOf(platform).calls('CreateUserServiceMapping').at(-1)?.variables).toMatchObject({
    input: { planName: 'DELIVERY Pack', boardingAmount: 79_920, renewalAmount: 59_900, note: 'agreed in Pune' },
  })
})
