import { expectAccessibleToo, expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectSaid } from './form-rules.ts'

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

test('one long form of six sections; sent empty, each missing value has its message at its field [SNEW-011]', {
  tag: '@daily',
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/create-site' })
  const form = new SiteFormOnScreen(page)
  const nav = page.getByRole('navigation', { name: 'Sections' })
  const attention = page.getByRole('button', { name: 'need your attention' })
  const expectMissing = async (missing: Missing): Promise<void> => {
    for (const [kind, label, message] of missing) await expectSaid(form[kind](label), message)
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
    await expectAccessibleToo(page)
    await picture(page, 'errors')
  })

  await test.step('where it is [SNEW-042] [SNEW-043]', () => expectMissing(WHERE))
  await test.step('whose it is [SNEW-026] [SNEW-041]', () => expectMissing(OWNER))
  await test.step('how they are reached [SNEW-027] [SNEW-029]', () => expectMissing(REACHED))
  await test.step('their user name [SNEW-034]', () => expectSaid(form.text('User Name'), 'Please input username!'))
  await test.step('staff and place [SNEW-053] [SNEW-054] [SNEW-055] [SNEW-056] [SNEW-058]', () => expectMissing(STAFF_AND_PLACE))
  await test.step('products, while they are listed [SNEW-048]', () => expectSaid(form.text('Number of products'), 'Please enter number.'))

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
    await expectAccessibleToo(page)
    await list.getByRole('button', { name: 'Please select country.' }).click()
    await expect(form.select('Country')).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(form.text('Sub Domain')).toBeFocused()
  })

  expect(control.calls('CreateSiteByRecahoAdmin')).toEqual([])
})
