import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const SETTING =
  'domain typeValue orderText minOrderValue hoursOfOperation { day status start end } bankDetails { accountNum bankName } customFeilds customCharges { name customChargeList { name defaultSelcted } }'
const READ = `query ($domain: String!, $typeValue: String!) { getServiceTypeSettingBySite(domain: $domain, typeValue: $typeValue) { ${SETTING} } }`
const WRITE = `mutation ($input: UpdateServiceTypeSettingInput!) { updateServiceTypeSetting(input: $input) { ${SETTING} } }`
const FORMAT = 'domain typeValue companyName footerMessage custKOTPrint fieldDetails { fieldName value isDisplay }'
const READ_FORMAT = `query ($domain: String!, $typeValue: String!) { getInvoiceFormatV2(domain: $domain, typeValue: $typeValue) { ${FORMAT} } }`
const WRITE_FORMAT = `mutation ($input: UpdateInvoiceFormatInput!) { updateInvoiceFormatV2(input: $input) { ${FORMAT} } }`
const READ_LABELS = 'query ($domain: String!) { getSiteCustomLabelByDomain(domain: $domain) { typeValue customLabels { defaultName displayName } } }'
const WRITE_LABELS = `mutation ($domain: String!, $typeValue: String!, $customLabels: [CustomLabelInput!]!) {
  updateCustomLabels(domain: $domain, typeValue: $typeValue, customLabels: $customLabels) { customLabels { defaultName displayName } }
}`

const ADMIN = 'admin@demo.example'

let platform: InProcessPlatform
let domain: string
beforeEach(() => {
  platform = createInProcessPlatform()
  domain = [...walkSites(platform.database, ['domain'])][0]?.domain ?? ''
})

describe('settings of a menu', () => {
  const setting = (change: object = {}) => ({ input: { domain, typeValue: 'online-menu::setting', ...change } })

  test('keep what is not sent', async () => {
    const bankDetails = [{ accountNum: '123', bankName: 'B', accountHolder: 'H', ifscCode: 'I', branchName: 'R', defaultSelected: true }]
    const customCharges = [{ name: 'Service', customChargeList: [{ name: 'Service charge', rate: 500, defaultSelcted: true }] }]
    await platform.as(ADMIN).run(WRITE, setting({ bankDetails, customCharges }))
    expect((await platform.as(ADMIN).run(READ, setting().input))['getServiceTypeSettingBySite']).toMatchObject({
      orderText: 'Order now',
      minOrderValue: 20_000,
      bankDetails: [{ accountNum: '123', bankName: 'B' }],
      customCharges: [{ name: 'Service', customChargeList: [{ name: 'Service charge', defaultSelcted: true }] }],
    })
  })

  test('start empty for a menu that has none', async () => {
    const typeValue = 'dine-in::setting'
    expect((await platform.as(ADMIN).run(READ, { domain, typeValue }))['getServiceTypeSettingBySite']).toBeNull()
    expect((await platform.as(ADMIN).run(WRITE, setting({ typeValue, orderText: 'Ask' })))['updateServiceTypeSetting']).toMatchObject({
      typeValue,
      orderText: 'Ask',
    })
  })

  const open = { day: 'MONDAY', status: 'Open', start: '9:00', end: '24:00' }
  const bank = { accountNum: '123', bankName: 'B', accountHolder: 'H', ifscCode: 'I', branchName: 'R' }
  test.each([
    [{ domain: 'nowhere.example' }, 'NotFound: SITE_NOT_FOUND'],
    [{ typeValue: 'brunch::setting' }, 'NotFound: MENU_NOT_FOUND'],
    [{ typeValue: 'online-menu' }, 'ValidationException: TYPE_VALUE_NOT_VALID'],
    [{ minOrderValue: -1 }, 'ValidationException: MIN_ORDER_VALUE_MUST_NOT_BE_NEGATIVE'],
    [{ hoursOfOperation: [{ ...open, day: 'FUNDAY' }] }, 'ValidationException: DAY_NOT_VALID'],
    [{ hoursOfOperation: [{ ...open, status: 'Maybe' }] }, 'ValidationException: STATUS_NOT_VALID'],
    [{ hoursOfOperation: [{ ...open, end: null }] }, 'ValidationException: TIME_NOT_VALID'],
    [{ hoursOfOperation: [{ ...open, start: '9:15' }] }, 'ValidationException: TIME_NOT_VALID'],
    [{ hoursOfOperation: [open, open] }, 'ValidationException: DAY_NAMED_TWICE'],
    [{ bankDetails: [{ ...bank, accountNum: '12-3' }] }, 'ValidationException: ACCOUNT_NUMBER_NOT_NUMERIC'],
    [{ bankDetails: [{ ...bank, ifscCode: '' }] }, 'ValidationException: IFSC_CODE_REQUIRED'],
    [{ bankDetails: [{ ...bank, bankName: null }] }, 'ValidationException: BANK_NAME_REQUIRED'],
    [{ customFeilds: '{' }, 'ValidationException: CUSTOM_FEILDS_NOT_JSON'],
  ])('refuse %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(WRITE, setting(change))).toBe(message)
  })
})

describe("a menu's invoice format", () => {
  test('is kept per menu and keeps what is not sent', async () => {
    const typeValue = 'invoiceformat::online-menu::setting'
    expect((await platform.as(ADMIN).run(READ_FORMAT, { domain, typeValue }))['getInvoiceFormatV2']).toBeNull()
    await platform.as(ADMIN).run(WRITE_FORMAT, { input: { domain, typeValue, companyName: 'Kitchen', fieldDetails: [{ fieldName: 'gst', isDisplay: true }] } })
    await platform.as(ADMIN).run(WRITE_FORMAT, { input: { domain, typeValue, footerMessage: 'Thank you', custKOTPrint: true } })
    expect((await platform.as(ADMIN).run(READ_FORMAT, { domain, typeValue }))['getInvoiceFormatV2']).toEqual({
      domain,
      typeValue,
      companyName: 'Kitchen',
      footerMessage: 'Thank you',
      custKOTPrint: true,
      fieldDetails: [{ fieldName: 'gst', value: null, isDisplay: true }],
    })
    expect(await platform.as(ADMIN).refusal(WRITE_FORMAT, { input: { domain, typeValue: 'invoiceformat::brunch::setting' } })).toBe('NotFound: MENU_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(WRITE_FORMAT, { input: { domain, typeValue: 'online-menu::setting' } })).toBe(
      'ValidationException: TYPE_VALUE_NOT_VALID',
    )
  })
})

describe('custom labels', () => {
  const labels = (customLabels: object[], typeValue = 'customLabelsConfig') => ({ domain, typeValue, customLabels })
  const kot = { defaultName: 'KOT', displayName: 'Ticket' }

  test('are saved whole', async () => {
    await platform.as(ADMIN).run(WRITE_LABELS, labels([kot]))
    expect((await platform.as(ADMIN).run(READ_LABELS, { domain }))['getSiteCustomLabelByDomain']).toEqual({
      typeValue: 'customLabelsConfig',
      customLabels: [kot],
    })
  })

  test('refuse unknown, empty and repeated names, and callers without add_labels', async () => {
    expect(await platform.as(ADMIN).refusal(WRITE_LABELS, labels([{ ...kot, defaultName: 'Cook' }]))).toBe('ValidationException: LABEL_NOT_VALID')
    expect(await platform.as(ADMIN).refusal(WRITE_LABELS, labels([{ ...kot, displayName: ' ' }]))).toBe('ValidationException: DISPLAY_NAME_MUST_NOT_BE_EMPTY')
    expect(await platform.as(ADMIN).refusal(WRITE_LABELS, labels([kot, kot]))).toBe('ValidationException: LABEL_NAMED_TWICE')
    expect(await platform.as(ADMIN).refusal(WRITE_LABELS, labels([kot], 'labels'))).toBe('ValidationException: TYPE_VALUE_NOT_VALID')
    expect(await platform.as('support-executive@demo.example').refusal(WRITE_LABELS, labels([kot]))).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
