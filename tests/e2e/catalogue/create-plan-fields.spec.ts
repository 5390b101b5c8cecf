import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'

test('the fields of a new plan: what is required, and the defaults', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await openAddress(page, '/subscription-plan')

  await test.step('a button leads to the form [PLAN-011] [PLAN-013]', async () => {
    await page.getByRole('button', { name: 'Create Subscription' }).click()
    await expect(page.getByRole('heading', { name: 'Create Subscription', level: 2 })).toBeVisible()
  })
  await test.step('ACTIVE at first [PLAN-029]', async () => {
    await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
  })
  await test.step('INR at first [PLAN-022]', async () => {
    await expect(combo('Currency')).toHaveValue('INR')
  })
  await combo('Currency').selectOption('')
  await save.click()
  await test.step('name, services and currency are missed in the words of the source [PLAN-017] [PLAN-020] [PLAN-022]', async () => {
    for (const text of ['Please enter Plan Name', 'Please select master Service.', 'Please Select Platform', 'Please enter currency.']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
  })
  await test.step('so are site type, site option and master service [PLAN-018] [PLAN-019] [PLAN-021]', async () => {
    await expect(page.getByText('Please Select Site Option', { exact: true })).toHaveCount(2)
  })
  await test.step('nothing else is missed: description and basic services are optional [PLAN-023] [PLAN-024]', async () => {
    await expect(page.getByRole('button', { name: '6 fields need your attention' })).toBeVisible()
  })
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'create-errors')
})
