import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

const CURRENCIES = 'INR AUD GBP USD AED ZMW SAR QAR BHD SGD NPR KWD OMR KES MVR IDR THB MYR PKR GHS LKR TZS MUR BWP MAD NGN ZWL ZAR'
const COUNTRIES = 'IND AUS USA UK UAE ZMW SAU QAT BHR SGP NPL KWT OMN KEN MDV IDN THA MYS PAK GHA LKA TZA MUS BWA MAR NGA ZWE ZAF'
const COUNTRY_NAMES =
  'India|Australia|United States|United Kingdom|United Arab Emirates|Zambia|Saudi Arabia|Qatar|Bahrain|Singapore|Nepal|Kuwait|Oman|Kenya|Maldives|Indonesia|' +
  'Thailand|Malaysia|Pakistan|Ghana|Srilanka|Tanzania|Mauritius|Botswana|Morocco|Nigeria|Zimbabwe|South Africa'
const O2O =
  'BOOKING_RESTAURANTS BOOKING_SALOON BOOKING_VACCINATION LAUNDRY EVENT VILLA_RENTAL SERVICES CAR_RENTAL CONSTRUCTION GROCERY GENERAL LAWYER PET_GROOMERS ' +
  'REPAIR_SERVICES SPA GYM MANUFACTURER JEWELLERY MARRIAGE AUTO_SERVICES DIAGNOSTIC_LAB DOCTOR VACATION_RENTALS GRANITE_BUSINESS WAREHOUSE DEPARTMENT'
const PAYMENT_OPTIONS =
  'Cash on delivery|Razorpay|CCAvenue|Paytm EDC|Paytm QR|Dojo EDC|ICICI EDC|Pine Labs EDC|PhonePe QR|PhonePe EDC|PhonePe Collect|PayPal|Payment button'
const PAYMENT_MODES =
  'CASH CREDIT_CARD DEBIT_CARD NETBANKING RAZORPAY CCAVENUE PAYTM_EDC PAYTM PAYPAL UPI PAYMENT_BTN AGGREGATOR_PAYMENT MOBILE_MONEY VOUCHER SWISH WALLET ' +
  'BANK_TRANSFER CHEQUE CARD WRITE_OFF DINEOUT EAZYDINER SWIGGY_PAY ZOMATO_PAY BENEFIT BRFC_PAYMENT BRFC_DEBIT AMEX_CARD CASH_CARD'

test('each list of the form of a new site offers what the source lists, in its order', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const values = (label: string): Promise<readonly string[]> =>
    form.select(label).evaluate((select: HTMLSelectElement) => [...select.options].flatMap(({ value }) => (value === '' ? [] : [value])))
  const options = (label: string) => form.select(label).locator('option:not([value=""])')
  await expect(form.create).toBeVisible()

  await test.step('currencies [CONST-023]', async () => {
    await form.select('Currency').click()
    await form.select('Currency').fill('')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(CURRENCIES.split(' '))
    await page.keyboard.press('Escape')
  })

  await test.step('countries, with the names that people read [CONST-024] [CONST-025]', async () => {
    expect(await values('Country')).toEqual(COUNTRIES.split(' '))
    await expect(options('Country')).toHaveText(COUNTRY_NAMES.split('|'))
  })

  await test.step('commerce, bookings and the rest: site types; one that is only stored is not offered [SHELL-001] [CONST-027] [CONST-028]', async () => {
    expect(await values('Site Type')).toEqual(['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2OCommerce'])
    await expect(options('Site Type')).toHaveText(['e-Commerce', 'Marketing Site', 'Market Place', 'O2O Commerce'])
  })

  await test.step('site options of each type [CONST-029] [CONST-030] [CONST-031] [CONST-032]', async () => {
    const commerce = ['COMMERCE', 'ENQUIRY', 'ECOM_CATALOGUE', 'B2B_GIFTING']
    expect(await values('Site Option')).toEqual(commerce)
    await form.select('Site Type').selectOption('B2C_MARKET_PLACE')
    expect(await values('Site Option')).toEqual(commerce)
    await form.select('Site Type').selectOption('MARKETING')
    expect(await values('Site Option')).toEqual(['GENERAL'])
  })

  await test.step('the verticals of O2O as they are stored [CONST-034] [CONST-035]', async () => {
    await form.select('Site Type').selectOption('O2OCommerce')
    expect(await values('Site Option')).toEqual(O2O.split(' '))
    await form.select('Site Type').selectOption('SIMPLE_B2C')
  })

  await test.step('payment options [CONST-036]', async () => {
    await expect(page.getByRole('group', { name: 'Payment options' }).getByRole('checkbox')).toHaveCount(13)
    await expect(page.getByRole('group', { name: 'Payment options' }).locator('label')).toHaveText(PAYMENT_OPTIONS.split('|'))
  })

  await test.step('payment modes to add [CONST-037]', async () => {
    const modes = form.section('Payment Modes').getByRole('combobox', { name: 'Payment mode' })
    const offered = await modes.evaluate((select: HTMLSelectElement) => [...select.options].flatMap(({ value }) => (value === '' ? [] : [value])))
    expect(offered).toEqual(PAYMENT_MODES.split(' '))
  })

  await test.step('languages, partner types [CONST-039] [PERM-041]', async () => {
    expect(await values('Language')).toEqual(['English', 'Hindi', 'Marathi', 'Punjabi', 'Gujarati', 'Malayalam', 'Tamil', 'Telugu'])
    expect(await values('Partner type')).toEqual(['CP', 'RESELLER', 'REFERRAL', 'STOCKIST'])
  })

  await test.step('site modes, couriers [SNEW-085] [CONST-055]', async () => {
    expect(await values('Site mode')).toEqual(['LIVE', 'UNDER_CONSTRUCTION'])
    expect(await values('Courier option')).toEqual(['SELF', 'SHIPROCKET', 'DUNZO'])
  })

  await test.step('a long list of fonts, by their names [SNEW-108] [SNEW-109]', async () => {
    await form.select('Font').click()
    const fonts = page.getByRole('listbox').getByRole('option')
    await expect(fonts.filter({ hasText: /^(?:Arial|Georgia|Roboto|Open Sans|Poppins)$/ })).toHaveCount(5)
    expect(await fonts.count()).toBeGreaterThanOrEqual(30)
  })
})
