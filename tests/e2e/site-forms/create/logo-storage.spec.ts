import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { logo, logoOf } from './logo-field.ts'

test('a storage that fails: cut uploads, a refusal, cancelling', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const field = logoOf(page)
  await page.getByLabel('Sub Domain').fill('aditi')

  await test.step('credentials refused', async () => {
    control.addFault({ operation: 'identity-pool.getId', fault: 'http500', times: 9 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('alert')).toContainText('The identity pool of the storage gives no credentials')
    control.clearFaults()
  })

  await test.step('one cut connection nobody notices', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'drop-before' })
    await field.file.setInputFiles(logo)
    await expect(field.stored).toBeVisible()
    await field.stored.click()
  })

  await test.step('cut every time: said at the field, and sent again on demand', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'drop-before', times: 9 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('alert')).toContainText('Nothing was stored. Try again.')
    control.clearFaults()
    await expect(field.stored).toBeHidden()
    await field.again.click()
    await expect(field.stored).toBeVisible()
    await field.stored.click()
  })

  await test.step('cancelled while it is on its way', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'delay', milliseconds: 60_000 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
    await field.group.getByRole('button', { name: 'Cancel' }).click()
    await expect(field.again).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Uploading the logo' })).toBeHidden()
  })
})
