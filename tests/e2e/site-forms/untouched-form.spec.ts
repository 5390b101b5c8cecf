import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

const ON = ['WhatsApp to seller', 'WhatsApp to buyer', 'Email to buyer', 'Front site', 'Wallet']
const OFF = [
  'Feedback WhatsApp after completion',
  'Inventory',
  'Group admin',
  'Day closure',
  'Counter',
  'Manage return',
  'Dashboard date range',
  'Order timeline',
  'Approval discount',
  'Future order',
  'Manage outlets',
  'Master KDS',
  'Group reward',
]
const OFF_BY_DECISION = [
  'Digital card',
  'Speech search',
  'Invoice',
  'Festival banners',
  'Dining setup',
  'Web app',
  'Demo site',
  'Show support number',
  'Currency conversion',
  'Batch expiry',
  'Manage outstanding',
]

test('the untouched form of a new site holds what the source says', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const switches = (isOn: boolean) => page.getByRole('switch', { checked: isOn })
  await expect(form.create).toBeVisible()

  await test.step('type, option, mode, currency and courier [SNEW-101] [SNEW-097] [SNEW-085] [SNEW-044] [SNEW-086]', async () => {
    await expect(form.select('Site Type')).toHaveValue('SIMPLE_B2C')
    await expect(form.select('Site Option')).toHaveValue('COMMERCE')
    await expect(form.select('Site mode')).toHaveValue('LIVE')
    await test.step('rupees [FMT2-003]', async () => {
      await expect(form.select('Currency')).toHaveValue('INR')
    })
    await expect(form.select('Courier option')).toHaveValue('SELF')
  })

  await test.step('20 photos, one WhatsApp number, THEME1 [SNEW-103] [SNEW-104]', async () => {
    await form.toggle('Photos').check()
    await expect(form.text('Photos allowed')).toHaveValue('20')
    await form.toggle('Photos').uncheck()
    await expect(form.text('Available WhatsApp')).toHaveValue('1')
    await expect(form.select('Theme design')).toHaveValue('THEME1')
  })

  await test.step('COD alone is ticked, and no payment mode is there [SNEW-098]', async () => {
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: 'Cash on delivery', exact: true })).toBeChecked()
    await expect(form.section('Payment Modes').getByRole('row')).toHaveCount(0)
  })

  await test.step('the colours [SNEW-105] [SNEW-106] [SNEW-107]', async () => {
    await expect(form.text('Background colour')).toHaveValue('#ffffff')
    await expect(form.text('Menu colour')).toHaveValue('#ea2b1f')
    await expect(form.text('Text colour')).toHaveValue('#000000')
  })

  await test.step('what is on: five messages and the wallet [SNEW-102] [SNEW-110]', async () => {
    await expect(form.toggle('Wallet')).toBeChecked()
    for (const label of ON) await expect(form.toggle(label)).toBeChecked()
  })

  await test.step('what is off [SNEW-111] [SNEW-096] [SNEW-112]', async () => {
    for (const label of [...OFF, ...OFF_BY_DECISION]) await expect(form.toggle(label)).not.toBeChecked()
    // Product listing and photos are the two that the kind of site decides.
    await expect(switches(true)).toHaveCount(ON.length + 1)
    await expect(switches(false)).toHaveCount(OFF.length + OFF_BY_DECISION.length + 1)
    await expect(form.toggle('Product listing')).toBeChecked()
  })

  await test.step('an O2O site is a restaurant with its title and description begun [SNEW-099] [SNEW-100]', async () => {
    await form.select('Site Type').selectOption('O2OCommerce')
    await expect(form.select('Site Option')).toHaveValue('BOOKING_RESTAURANTS')
    await expect(form.text('SEO title')).not.toHaveValue('')
    await expect(form.text('SEO description')).toHaveValue(/^.{1,256}$/)
  })
})
