import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { openFilled, requiredValues } from './prepared-draft.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { StoredSites } from './stored-site.ts'

/** The site options of O2O commerce. */
const VERTICALS = [
  'Restaurant',
  'Saloon',
  'Vaccination Program',
  'Laundry',
  'Event',
  'Villa Rental',
  'Services',
  'Car Rental',
  'Construction',
  'Grocery',
  'General',
  'Lawyer',
  'Pet Groomers',
  'Repair Services',
  'Spa',
  'Gym',
  'Manufacturer',
  'Jewellery',
  'Marriage',
  'Auto Services',
  'Diagnostic Lab',
  'Doctor',
  'Vacation Rentals',
  'Granite Business',
  'Warehouse',
  'Department',
]

const SECTIONS = ['Basic', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages']

type Missing = readonly (readonly [kind: 'text' | 'select', label: string, message: string])[]

/** What is said at each field that must not be left empty, in the order of the screen. */
const WHERE: Missing = [
  ['text', 'Sub Domain', 'Please enter sub domain.'],
  ['text', 'Domain', 'Please enter domain.'],
]
const OWNER: Missing = [
  ['text', 'Customer Name', 'Please enter customer name.'],
  ['text', 'Company Name', 'Please enter company name.'],
]
const REACHED: Missing = [
  ['text', 'Email', 'Please enter email.'],
  ['text', 'Mobile', 'Please enter mobile number.'],
  ['text', 'User Name', 'Please input username!'],
]
const STAFF_AND_PLACE: Missing = [
  ['select', 'Sales Person', 'Please select sales person.'],
  ['select', 'Support Account Manager', 'Please select support account manager.'],
  ['text', 'Number of products', 'Please enter number.'],
  ['select', 'Country', 'Please select country.'],
  ['select', 'State', 'Please select state.'],
]

const USER_NAME_LENGTH = 'User name must have 6 to 15 characters.'
const FLOAT = 'Please enter a valid float number.'

/** What is typed into a field, and what is then said at it; null: nothing is wrong. */
type Typed = readonly (readonly [label: string, typed: string, message: string | null])[]

const EMAIL: Typed = [
  ['Email', 'aditi@', 'Please enter valid email address'],
  ['Email', 'aditi@mail.example', null],
]
const USER_NAME: Typed = [
  ['User Name', 'aditi', USER_NAME_LENGTH],
  ['User Name', 'aditi-of-the-sea', USER_NAME_LENGTH],
  ['User Name', 'aditi-of-the-se', null],
]
const COORDINATES: Typed = [
  ['Latitude', 'north', FLOAT],
  ['Latitude', '-18.52', null],
  ['Longitude', '73,85', FLOAT],
  ['Longitude', '+73.85', null],
]
const COUNTS: Typed = [
  ['Photos allowed', '', 'Please enter No. of photo.'],
  ['Photos allowed', '12', null],
  ['Number of products', '12 pieces', null],
]
const APPEARANCE: Typed = [
  ['SEO description', 'x'.repeat(257), 'Meta description can have at most 256 characters.'],
  ['SEO description', 'x'.repeat(256), null],
  ['Background colour', 'red', 'Please enter a colour such as #ea2b1f.'],
  ['Background colour', '#ea2b1f', null],
]

/** Types with no rest between the letters, however busy the machine is. */
const typeWithoutRest = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: HTMLInputElement, letters) => {
    element.focus()
    for (const letter of letters) {
      element.setRangeText(letter, element.value.length, element.value.length, 'end')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)

const escaped = (text: string): RegExp => new RegExp(text.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&'))

const expectSaid = async (field: Locator, message: string | null): Promise<void> => {
  if (message === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  else await expect(field).toHaveAccessibleDescription(escaped(message))
}

test('one long form of six sections; every rule with its message at its field, and nothing is sent while one is broken [SNEW-011]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const nav = page.getByRole('navigation', { name: 'Sections' })
  const attention = page.getByRole('button', { name: 'need your attention' })
  const expectMissing = async (missing: Missing): Promise<void> => {
    for (const [kind, label, message] of missing) await expectSaid(form[kind](label), message)
  }
  const expectTyped = async (values: Typed): Promise<void> => {
    for (const [label, typed, message] of values) {
      const field = form.text(label)
      await field.fill(typed)
      await field.blur()
      await expectSaid(field, message)
    }
  }

  await test.step('six sections in order, all of them on one page [SNEW-001] [SNEW-002]', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS)
    await expect(nav.getByRole('button')).toHaveText(SECTIONS)
    await nav.getByRole('button', { name: 'Static Pages' }).click()
    await expect(page.getByRole('heading', { name: 'Static Pages' })).toBeFocused()
    await expect(page.getByRole('grid', { name: 'Pages' })).toBeInViewport()
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('sent empty: each missing value is said at its field, the first has the focus', async () => {
    await form.create.click()
    await expect(form.text('Sub Domain')).toBeFocused()
    await expect(nav.getByLabel('12 errors')).toBeVisible()
    await expect(attention).toHaveText('12 fields need your attention')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'errors')
  })

  await test.step('where it is [SNEW-042] [SNEW-043] [MSG-008] [MSG-009]', () => expectMissing(WHERE))
  await test.step('whose it is [SNEW-026] [SNEW-041] [MSG-001] [MSG-007]', () => expectMissing(OWNER))
  await test.step('how they are reached [SNEW-027] [SNEW-029] [MSG-002] [MSG-004]', () => expectMissing(REACHED))
  await test.step('their user name [SNEW-034] [MSG-005]', () => expectSaid(form.text('User Name'), 'Please input username!'))
  await test.step('staff and place [SNEW-053] [SNEW-054] [SNEW-055] [SNEW-056] [SNEW-058]', () => expectMissing(STAFF_AND_PLACE))
  await test.step('products, while they are listed [SNEW-048] [MSG-010]', () => expectSaid(form.text('Number of products'), 'Please enter number.'))

  await test.step('readable in the dark, and usable where it is narrow', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'errors-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    const size = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 700, height: 600 })
    await nav.getByRole('button', { name: 'Payment Modes' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Modes' })).toBeInViewport()
    await expect(nav.getByRole('button', { name: 'Static Pages' })).toBeInViewport()
    await expect(form.create).toBeInViewport()
    await expect(attention).toBeInViewport()
    await picture(page, 'narrow')
    await page.setViewportSize(size)
  })

  await test.step('the list of errors leads to each; Ctrl+S to the first', async () => {
    await attention.click()
    const list = page.getByRole('group', { name: 'Fields that need your attention' }).or(page.getByRole('dialog', { name: 'Fields that need your attention' }))
    await expect(list.getByRole('button')).toHaveText([...WHERE, ...OWNER, ...REACHED, ...STAFF_AND_PLACE].map(([, , message]) => message))
    await expectNoSeriousAxeViolations(page)
    await list.getByRole('button', { name: 'Please select country.' }).click()
    await expect(form.select('Country')).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(form.text('Sub Domain')).toBeFocused()
  })

  await test.step('an email is an address [SNEW-028] [MSG-003]', () => expectTyped(EMAIL))
  await test.step('a user name has 6 to 15 characters [SNEW-035] [SNEW-036] [CONST-009]', () => expectTyped(USER_NAME))
  await test.step('coordinates are decimals [SNEW-059] [SNEW-060] [MSG-012] [FMT-018]', () => expectTyped(COORDINATES))
  await test.step('photos are counted, products are digits [SNEW-050] [MSG-011]', async () => {
    await expectTyped(COUNTS)
    await expect(form.text('Number of products')).toHaveValue('12')
  })
  await test.step('a description has at most 256 characters, a colour is one [SNEW-062] [CONST-010]', async () => {
    await expectTyped(APPEARANCE)
    await expect(page.getByText('256 / 256')).toBeVisible()
  })
  await test.step('a further contact number takes ten digits and nothing else [SNEW-031] [SNEW-032] [SNEW-033] [CONST-011]', async () => {
    await page.getByRole('button', { name: 'Add contact number' }).click()
    await form.text('Contact number 1').fill('+91 98765 43210')
    await expect(form.text('Contact number 1')).toHaveValue('9198765432')
  })

  await test.step('two switches show what is asked for, and what is not on screen is not [SNEW-049] [SNEW-052]', async () => {
    await form.text('Number of products').fill('')
    await expectSaid(form.text('Number of products'), 'Please enter number.')
    await form.toggle('Product listing').uncheck()
    await expect(form.text('Number of products')).toBeHidden()
    await form.toggle('Photos').uncheck()
    await expect(form.text('Photos allowed')).toBeHidden()
    await form.toggle('Product listing').check()
    await form.toggle('Photos').check()
    await expect(form.text('Photos allowed')).toHaveValue('12')
  })

  await test.step('a payment option, for the types that sell [SNEW-066] [SNEW-067] [SNEW-068] [MSG-013]', async () => {
    const options = page.getByRole('group', { name: 'Payment options' })
    await expect(options.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await options.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
    const message = 'Please Check At Least One Payment Option'
    await expectSaid(options, message)
    await form.select('Site Type').selectOption({ label: 'Market Place' })
    await expectSaid(options, message)
    await form.select('Site Type').selectOption({ label: 'Marketing Site' })
    await expect(options).not.toHaveAccessibleDescription(message)
  })

  await test.step('a payment mode needs mode and name, is there once, and comes back when it is deleted [SNEW-076] [SNEW-077] [SNEW-078] [SNEW-079] [SNEW-080]', async () => {
    const modes = page.getByRole('group', { name: 'Payment modes' })
    const choice = form.select('Payment mode').locator('option[value=UPI]')
    await modes.getByRole('button', { name: 'Add' }).click()
    await expect(modes.getByRole('alert')).toHaveText('Please Input Payment Mode and Display Name first')
    await form.addPaymentMode('UPI', 'Pay by UPI')
    await expect(modes.getByRole('alert')).toBeHidden()
    await expect(modes.getByRole('row', { name: /UPI/ })).toContainText('Paid online')
    await expect(choice).toBeDisabled()
    await modes.getByRole('button', { name: 'Delete UPI' }).click()
    await expect(choice).toBeEnabled()
  })

  await test.step('options follow the type; an enquiry site has neither products nor shipping [SNEW-087] [SNEW-088] [SNEW-093] [SNEW-114] [SNEW-119]', async () => {
    const option = form.select('Site Option')
    await expect(option.locator('option')).toHaveText(['General'])
    await form.select('Site Type').selectOption({ label: 'e-Commerce' })
    await expect(option.locator('option')).toHaveText(['Commerce', 'Enquiry', 'E-com Catalogue', 'B2B Gifting'])
    await expect(form.select('Courier option')).toBeVisible()
    await option.selectOption('ENQUIRY')
    await expect(form.select('Courier option')).toBeHidden()
    await expect(form.toggle('Product listing')).toBeHidden()
  })

  await test.step('an O2O site is a restaurant with a title begun; what was typed stays [SNEW-099] [SNEW-100] [CONST-033]', async () => {
    const option = form.select('Site Option')
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(option.locator('option')).toHaveText(VERTICALS)
    await expect(option).toHaveValue('BOOKING_RESTAURANTS')
    await expect(form.text('SEO title')).toHaveValue('Order and book online')
    // The description was the user's own.
    await expect(form.text('SEO description')).toHaveValue('x'.repeat(256))
  })

  await test.step('a department needs a reference site, unless it belongs to a group [SNEW-063] [SNEW-064] [SNEW-094] [SNEW-095] [SNEW-122]', async () => {
    const reference = form.select('Reference site')
    await form.select('Site Option').selectOption('DEPARTMENT')
    await form.create.click()
    await expectSaid(reference, 'Please select reference site.')
    await form.select('Site Option').selectOption('SPA')
    await expectSaid(reference, null)
    await form.toggle('Group admin').check()
    await form.toggle('Group reward').check()
    await form.create.click()
    await expectSaid(form.select('Group id'), 'Please select group id.')
    await form.select('Group id').fill('group-of-aditi')
    await expect(reference).toBeDisabled()
    await form.toggle('Group admin').uncheck()
    await expect(form.select('Group id')).toHaveValue('')
    await expect(reference).toBeEnabled()
  })

  expect(control.calls('CreateSiteByRecahoAdmin')).toEqual([])
  expect(control.calls('DomainAvailability')).toEqual([])
})

const CHECKS =
  'user name and domain are asked about while they are typed: once, not below 6 characters, the latest only, and again when the form is sent [SNEW-037] [SNEW-038] [SNEW-039] [SNEW-040] [CALL-032]'

test(CHECKS, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const userName = form.text('User Name')
  const asked = () => control.calls('VerifyUsername').map(({ variables }) => (variables as { username: string }).username)
  const TAKEN = 'This username is not available. Please try another one'
  await openAddress(page, '/create-site')

  await test.step('below 6 characters nobody is asked; from there on once the typing rests', async () => {
    await userName.pressSequentially('adit')
    await userName.pressSequentially('i')
    // Something that is asked later has been answered by then.
    await form.fillTexts({ 'Sub Domain': 'aditi', Domain: 'shops.example' })
    await expect(page.getByText('aditi.shops.example is free.', { exact: true })).toBeVisible()
    expect(asked()).toEqual([])
    await userName.fill('')
    await typeWithoutRest(userName, 'aditi-kapoor')
    await expectSaid(userName, 'Free')
    expect(asked()).toEqual(['aditi-kapoor'])
  })

  await test.step('an answer that comes too late is not shown', async () => {
    control.addFault({ operation: 'VerifyUsername', fault: 'delay', milliseconds: 4_000 })
    await userName.fill('owner100001')
    await expectSaid(userName, 'Checking whether it is free.')
    await expect.poll(asked).toContain('owner100001')
    await userName.fill('aditi-k')
    await expectSaid(userName, 'Free')
    expect(asked().at(-1)).toBe('aditi-k')
  })

  await test.step('a taken name, and a check that fails', async () => {
    await userName.fill('owner100001')
    await expectSaid(userName, TAKEN)
    await userName.fill('aditi-ka')
    await expectSaid(userName, 'Free')
    control.addFault({ operation: 'VerifyUsername', fault: 'http500' })
    await userName.fill('aditi-kap')
    await expectSaid(userName, TAKEN)
  })

  await test.step('a domain that is taken', async () => {
    const domain = (await stored.records())[5]?.['domain'] as string
    const dot = domain.indexOf('.')
    await form.fillTexts({ 'Sub Domain': domain.slice(0, dot), Domain: domain.slice(dot + 1) })
    await expectSaid(form.text('Domain'), 'Domain not available')
    control.addFault({ operation: 'DomainAvailability', fault: 'http500' })
    await form.text('Sub Domain').fill('aditi')
    await expectSaid(form.text('Domain'), 'could not be found out. It is checked again when you create the site.')
    await picture(page, 'checks')
  })

  await test.step('sent: the name is asked about again, and was taken meanwhile', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    // Gone before it is opened anew, and its draft written for the last time.
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await openFilled(form, requiredValues('later'))
    const input = {
      custName: 'Somebody',
      companyName: 'Somebody else',
      ownerEmail: 'somebody@mail.example',
      ownerMob: '123456',
      userName: 'later-user',
      subdomain: 'other',
      domain: 'other.shops.example',
      siteType: 'MARKETING',
    }
    await stored.run('mutation Create($input: CreateSiteInput!) { createSiteByRecahoAdmin(input: $input) { siteId } }', { input })
    await form.create.click()
    await expectSaid(userName, TAKEN)
    await expect(userName).toBeFocused()
    expect(await stored.records('later.shops.example')).toEqual([])
    control.addFault({ operation: 'VerifyUsername', fault: 'http500', times: 2 })
    await userName.fill('later-and-free')
    await expectSaid(userName, TAKEN)
    await form.create.click()
    await expect(userName).toBeFocused()
    await expectSaid(userName, TAKEN)
    expect(await stored.records('later.shops.example')).toEqual([])
  })
})

test('pages to copy: search, tags, preview; an O2O site and a restaurant start with the standard ones, another type with none', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  control.addFault({ operation: 'GetSitePagesByAdmin', fault: 'http500' })
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const picker = page.getByRole('group', { name: 'Pages to copy' })
  const box = (name: string) => picker.getByRole('checkbox', { name: new RegExp(`^Select ${name}$`) })
  const ticked = picker.getByRole('row').getByRole('checkbox', { checked: true })

  await test.step('pages that cannot be loaded', async () => {
    await expect(picker.getByRole('alert')).toContainText('The pages could not be loaded')
    await picker.getByRole('button', { name: 'Retry' }).click()
    await expect(box('Home')).toBeVisible()
  })

  await test.step('all master pages, 70 at a time, 20 shown [SNEW-117] [CONST-003]', async () => {
    const asked = control.calls('GetSitePagesByAdmin').map(({ variables }) => (variables as { limit: number }).limit)
    expect(asked.slice(1)).toEqual([70, 70, 70])
    await expect(picker.getByText('1-20 of 160')).toBeVisible()
  })

  await test.step('searched and filtered by tag', async () => {
    await picker.getByRole('searchbox').fill('policy')
    await expect(picker.getByRole('checkbox', { name: /^Select .*policy/ })).toHaveCount(2)
    await picker.getByRole('searchbox').fill('')
    await picker.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await page.getByRole('checkbox', { name: /^FORM/i }).first().check()
    await page.keyboard.press('Escape')
    await expect(box('Home')).toBeHidden()
    await expect(box('Contact us')).toBeVisible()
    await picker.getByRole('button', { name: 'Clear all' }).click()
  })

  await test.step('previewed, with nothing that runs', async () => {
    await picker.getByText('Home', { exact: true }).dblclick()
    const preview = page.getByRole('dialog', { name: 'Home' })
    await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '')
    await expectNoSeriousAxeViolations(page)
    await preview.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('one is chosen [SNEW-116]', async () => {
    await expect(ticked).toHaveCount(0)
    await box('About us').click()
    await expect(ticked).toHaveCount(1)
  })

  const optionOf = (value: string) => form.select('Site Option').locator(`option[value="${value}"]`)

  await test.step('an O2O site starts with the standard pages [SNEW-091]', async () => {
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(form.select('Site Option')).toHaveValue('BOOKING_RESTAURANTS')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
    await expect(box('About us')).not.toBeChecked()
    await picture(page, 'pages')
  })

  await test.step('another type has its own options, and none of the pages [SNEW-089]', async () => {
    await form.select('Site Type').selectOption({ label: 'Marketing Site' })
    await expect(ticked).toHaveCount(0)
    await expect(form.select('Site Option')).toHaveValue('GENERAL')
    await expect(optionOf('BOOKING_RESTAURANTS')).toHaveCount(0)
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(optionOf('BOOKING_RESTAURANTS')).toHaveCount(1)
    await form.select('Site Option').selectOption('SPA')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
  })

  await test.step('a restaurant gets them back [SNEW-090]', async () => {
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await box(name).uncheck()
    await expect(ticked).toHaveCount(0)
    await form.select('Site Option').selectOption('BOOKING_RESTAURANTS')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
  })
})
