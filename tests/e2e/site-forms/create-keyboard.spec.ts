import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { creationStops } from './creation.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { StoredSites } from './stored-site.ts'

/** Goes to a control as the Tab key does, from where the focus is. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`60 presses of Tab do not lead to ${target.toString()}`)
}

test('Tab stops once at each field of the first section, comboboxes among them', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/create-site' })
  const form = new SiteFormOnScreen(page)
  await expect(form.create).toBeVisible()
  await form.select('Site Type').focus()
  const stops: string[] = []
  while (stops.length < 14) {
    stops.push(
      await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? document.activeElement?.textContent ?? ''),
    )
    await page.keyboard.press('Tab')
  }
  expect(stops).toEqual([
    'Site Type*',
    'Site Option*',
    'Sub Domain*',
    'Domain*',
    'Reference site',
    'Site mode',
    'Customer Name*',
    'Company Name*',
    'GST No',
    'Email*',
    'Mobile*',
    'Add contact number',
    'User Name*',
    'Support number',
  ])
})

test('a site is created by keyboard alone: fields in the order of the screen, lists, switches, payment modes, Ctrl+S', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/create-site' })
  const form = new SiteFormOnScreen(page)
  const { keyboard } = page
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, form.text(label))
    await keyboard.type(text)
  }
  const pick = async (label: string, typed: string, option: string): Promise<void> => {
    await tabTo(page, form.select(label))
    await keyboard.type(typed)
    await expect(page.getByRole('listbox').getByRole('option', { name: option })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(form.select(label)).toHaveValue(option)
  }
  await expect(form.create).toBeVisible()

  await test.step('the focus begins at the form: first its sections, then its fields', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Basic' }))
    await tabTo(page, form.select('Site Type'))
  })
  await type('Sub Domain', 'keys')
  await type('Domain', 'shops.example')
  await type('Customer Name', 'Aditi Kapoor')
  await type('Company Name', 'Shop keys')
  await type('Email', 'keys@mail.example')
  await type('Mobile', '9876543210')
  await tabTo(page, page.getByRole('button', { name: 'Add contact number' }))
  await keyboard.press('Enter')
  await expect(form.text('Contact number 1')).toBeFocused()
  await keyboard.type('022 2345')
  await type('User Name', 'keys-user')
  await pick('Sales Person', 'Pri', 'Priya Nair')
  await pick('Support Account Manager', 'Grace', 'Grace Wanjiru')
  await tabTo(page, form.toggle('Product listing'))
  await keyboard.press('Space')
  await expect(form.text('Number of products')).toBeHidden()
  await tabTo(page, form.select('Country'))
  // One letter: letters that come more than a second apart begin the search again.
  await keyboard.press('I')
  await expect(form.select('Country')).toHaveValue('IND')
  await pick('State', 'Mahar', 'Maharashtra')

  await test.step('a payment mode is added by Enter', async () => {
    await tabTo(page, form.select('Payment mode'))
    await keyboard.press('U')
    await expect(form.select('Payment mode')).toHaveValue('UPI')
    await type('Display name', 'Pay by UPI')
    await keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: 'Pay by UPI' })).toBeVisible()
  })

  await keyboard.press('Control+s')
  await creationStops(page)
  await expect(page.getByRole('heading', { name: 'Services and wallet of keys.shops.example' })).toBeVisible()
  const { record, setting } = await new StoredSites(platform).whole('keys.shops.example')
  expect(record).toMatchObject({ custName: 'Aditi Kapoor', userName: 'keys-user', salesPerson: 'Priya Nair', supportAccManager: 'Grace Wanjiru' })
  expect(setting).toMatchObject({
    footerAddress: { country: 'IND', state: 'Maharashtra' },
    additionalContactNumbers: ['0222345'],
    paymentModes: [{ internalName: 'UPI' }],
  })
})
