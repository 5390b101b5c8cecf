import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

test('each picker of people lists those of its role', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const offered = page.getByRole('listbox').getByRole('option')
  const open = async (label: string): Promise<void> => {
    await form.select(label).click()
    await expect(offered.first()).toBeVisible()
  }
  const offers = (name: string) => expect(offered.getByText(name, { exact: true })).toBeVisible()
  const lacks = (name: string) => expect(offered.getByText(name, { exact: true })).toHaveCount(0)

  await test.step('sales persons [PERM-035]', async () => {
    await open('Sales Person')
    await offers('Priya Nair')
    await lacks('Grace Wanjiru')
    await page.keyboard.press('Escape')
  })

  await test.step('account managers and support leads [PERM-036]', async () => {
    await open('Support Account Manager')
    await offers('Grace Wanjiru')
    await offers('Imran Shaikh')
    await lacks('Priya Nair')
    await page.keyboard.press('Escape')
  })

  await test.step('channel partners by their company; other partners by their name [PERM-037] [PERM-038] [PERM-041] [SNEW-121]', async () => {
    await form.select('Partner type').selectOption('CP')
    await open('Channel partner')
    await offers('Deccan Digital Partners')
    await lacks('Vikram Desai')
    await page.keyboard.press('Escape')
    await form.select('Partner type').selectOption('RESELLER')
    await open('Partner name')
    await offers('Fatima Al Suwaidi')
    await lacks('Kwame Mensah')
    await page.keyboard.press('Escape')
  })

  await test.step('stockists [PERM-039]', async () => {
    await form.select('Partner type').selectOption('STOCKIST')
    await open('Stockist')
    await offers('Harpreet Singh')
    await lacks('Fatima Al Suwaidi')
    await page.keyboard.press('Escape')
  })

  await test.step('who is switched off is not offered, and the names are in order [PERM-040]', async () => {
    await open('Sales Person')
    const names = await offered.allInnerTexts()
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    await lacks('Neha Kapoor')
  })
})
