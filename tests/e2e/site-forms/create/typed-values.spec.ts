import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectSaid } from './form-rules.ts'

const USER_NAME_LENGTH = 'User name must have 6 to 15 characters.'

const WHOLE_NUMBER = 'Please enter a whole number of at most 9 digits, such as 1200.'
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
  ['Number of products', '12 pieces', WHOLE_NUMBER],
  ['Number of products', '12.5', WHOLE_NUMBER],
  ['Number of products', '1,200.00', null],
]

const APPEARANCE: Typed = [
  ['SEO description', 'x'.repeat(257), 'Meta description can have at most 256 characters.'],
  ['SEO description', 'x'.repeat(256), null],
  ['Background colour', 'red', 'Please enter a colour such as #ea2b1f.'],
  ['Background colour', '#ea2b1f', null],
]

test('what is typed is checked at its field', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  await form.create.click()
  const expectTyped = async (values: Typed): Promise<void> => {
    for (const [label, typed, message] of values) {
      const field = form.text(label)
      await field.fill(typed)
      await field.blur()
      await expectSaid(field, message)
    }
  }
  await test.step('an email is an address [SNEW-028]', () => expectTyped(EMAIL))
  await test.step('a user name has 6 to 15 characters [SNEW-035] [SNEW-036]', () => expectTyped(USER_NAME))
  await test.step('coordinates are decimals [SNEW-059] [SNEW-060]', () => expectTyped(COORDINATES))

  await test.step('photos and products are whole numbers, as typed [SNEW-050]', async () => {
    await expectTyped(COUNTS)
    await expect(form.text('Number of products')).toHaveValue('1,200.00')
  })

  await test.step('a description has at most 256 characters, a colour is one [SNEW-062]', async () => {
    await expectTyped(APPEARANCE)
    await expect(page.getByText('256 / 256')).toBeVisible()
  })

  await test.step('a further contact number takes ten digits, and leaves out no other character [SNEW-031] [SNEW-032] [SNEW-033]', async () => {
    await page.getByRole('button', { name: 'Add contact number' }).click()
    await form.text('Contact number 1').fill('+91 98765 43210')
    await expect(form.text('Contact number 1')).toHaveValue('+91 98765 43210')
    await form.text('Contact number 1').fill('98765 43210')
    await expect(form.text('Contact number 1')).toHaveValue('9876543210')
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
})
