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
  })
})
