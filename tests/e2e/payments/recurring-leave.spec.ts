import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen } from './payment-details.ts'
import { hasServices } from './recurring-services.ts'
import { StoredServices } from './stored-services.ts'

test('a change of a recurring service enables Save, and is not left without asking', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const site = await stored.site(hasServices(2))
  const { page } = await signedInAs('ADMIN')
  const details = new PaymentDetailsOnScreen(page, site)
  const { dialog } = details
  await details.openByAction()

  await test.step('a change of a row enables Save, and nothing is left without asking [SVC-030]', async () => {
    await details.field('SITE', 'combobox', 'Master Status').selectOption('Off')
    await expect(details.save).toBeEnabled()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(details.row('SITE')).toBeVisible()
    await details.tab('One Time Services').click()
    await expect(page).toHaveURL(/tab=one-time/)
    await details.tab('Recurring Services').click()
    // What was typed is still there.
    await expect(details.field('SITE', 'combobox', 'Master Status')).toHaveValue('Off')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/payments=/)
  })

  await test.step('the Payment action opens the dialog, the back button asks before it closes it [SEDIT-020]', async () => {
    await details.openByAction()
    await details.field('SITE', 'combobox', 'Master Status').selectOption('Off')
    await expect(details.save).toBeEnabled()
    await page.goBack()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
  })
})
