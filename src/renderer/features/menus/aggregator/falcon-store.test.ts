import { describe, expect, test } from 'vitest'
import type { GetBasicSiteSettingBySiteQuery } from '#generated/graphql.ts'
import { menuFormSchema, menuFormValues } from '../form/menu-values.ts'
import type { Menu } from '../menu.ts'
import { bankValues, timingsOf } from '../settings/menu-setting.ts'
import { aggregatorValues } from './aggregator.ts'
import { type StoreSource, storeProblem, storeRecord } from './falcon-store.ts'

type Setting = NonNullable<GetBasicSiteSettingBySiteQuery['getBasicSiteSettingBySite']>

const setting = {
  companyName: 'Aditi Kitchen',
  homePageMetadesc: 'Home food',
  siteLogo: { bucket: 'b', region: 'r', key: 'aditi/site/1' },
  contactNumber: '9123456780',
  contactEmail: 'hello@aditi.example',
  latitude: 18.5,
  longitude: 73.8,
  footerAddress: { addressLineOne: '14 MG Road', addressLineTwo: 'Camp', city: 'Pune', state: 'Maharashtra', country: 'IND', zip: '411005', location: null },
} as Setting

const bank = { bankName: 'HDFC', branchName: 'Pune', accountHolder: 'Aditi Rao', accountNum: '0012345', ifscCode: 'HDFC0001234' }
const source: StoreSource = {
  site: { siteId: 'site-7', domain: 'aditi.example', companyName: 'Aditi Kitchen', custName: 'Aditi Rao' },
  setting,
  imageKeys: ['uploads/1', 'uploads/2'],
  aggregator: { ...aggregatorValues(null, 'Food as at home'), isEnabled: true, system: 'FALCON', fssai: '12345678901234' },
  hours: timingsOf([{ day: 'MONDAY', status: 'Open', start: '9:00', end: '22:00' }]),
  bank,
  imageBase: 'https://img.example/',
}
const lacking = (fields: Partial<Setting>): StoreSource => ({ ...source, setting: { ...setting, ...fields } })
const without = (field: keyof Setting): StoreSource => lacking({ [field]: null })

describe('what a registration needs', () => {
  const DESCRIPTION = 'Please Update Description, logo and Site Images into the system'
  const CUSTOMER = 'Please Update Customer Details into the system'
  const PLACE = 'Please Update Latitude and longitude from the settings'
  const ADDRESS = 'Please Update Address from the settings'

  test('FSSAI, unless FALCON has it already [AGGR-013]', () => {
    const withoutFssai = { ...source, aggregator: { ...source.aggregator, fssai: '' } }
    expect(storeProblem(withoutFssai, false)).toBe('Please Update FSSAI into the system')
    expect(storeProblem(withoutFssai, true)).toBeNull()
  })

  test('description, logo and an image; FALCON keeps description and images once it has them [AGGR-014]', () => {
    const undescribed = { ...source, aggregator: { ...source.aggregator, description: '' } }
    expect([undescribed, without('siteLogo'), { ...source, imageKeys: [] }].map((each) => storeProblem(each, false))).toEqual([
      DESCRIPTION,
      DESCRIPTION,
      DESCRIPTION,
    ])
    // A store that is registered has one.
    expect(storeProblem(undescribed, true)).toBeNull()
    expect(storeProblem({ ...source, imageKeys: [] }, true)).toBeNull()
    expect(storeProblem(without('siteLogo'), true)).toBe(DESCRIPTION)
  })

  test('contact number, customer name and contact email [AGGR-015]', () => {
    const nameless = { ...source, site: { ...source.site, custName: null } }
    expect([without('contactNumber'), without('contactEmail'), nameless].map((each) => storeProblem(each, false))).toEqual([CUSTOMER, CUSTOMER, CUSTOMER])
  })

  test('latitude and longitude; 0 is one [AGGR-016]', () => {
    expect([without('latitude'), without('longitude')].map((each) => storeProblem(each, false))).toEqual([PLACE, PLACE])
    expect(storeProblem(lacking({ latitude: 0, longitude: 0 }), false)).toBeNull()
  })

  test('zip, city, state and country [AGGR-017]', () => {
    for (const field of ['zip', 'city', 'state', 'country'] as const) {
      const footerAddress = setting.footerAddress && { ...setting.footerAddress, [field]: null }
      expect(storeProblem(lacking({ footerAddress }), false)).toBe(ADDRESS)
    }
  })

  test('the first that is missing is said, in the order of the source [AGGR-018]', () => {
    const empty = { ...source, setting: null, imageKeys: [], aggregator: aggregatorValues(null) }
    expect(storeProblem(empty, false)).toBe('Please Update FSSAI into the system')
    expect(storeProblem(empty, true)).toBe(DESCRIPTION)
    expect(storeProblem(lacking({ contactNumber: null, latitude: null, footerAddress: null }), false)).toBe(CUSTOMER)
    expect(storeProblem(lacking({ latitude: null, footerAddress: null }), false)).toBe(PLACE)
    expect(storeProblem(source, false)).toBeNull()
  })

  test('the whole bank account, on the form [AGGR-019] [AGGR-031]', () => {
    const menu = { slugName: 'online-menu', typeName: 'Online Menu', typeStatus: true } as Menu
    const values = { ...menuFormValues('MASTER_SERVICE_UPDATE', menu, null), notes: 'n', aggregator: source.aggregator }
    const messages = (isStoreKnown: boolean): string[] =>
      (menuFormSchema([], 'online-menu', isStoreKnown).safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(messages(false)).toEqual([
      'bank.bankName: Please enter Bank Name.',
      'bank.branchName: Please enter Branch Name.',
      'bank.accountHolder: Please enter Account Holder.',
      'bank.accountNum: Please enter Account Number.',
      'bank.ifscCode: Please enter IFSC Code.',
    ])
    expect(messages(true)).toEqual([])
  })
})

describe('what is sent [AGGR-028]', () => {
  test('the whole store, under the keys of the network [AGGR-024] [AGGR-025] [AGGR-026]', () => {
    const { store_timings, ...store } = storeRecord(source)
    expect(store).toEqual({
      name: 'Aditi Kitchen',
      description: 'Food as at home',
      logo: 'https://img.example/aditi/site/1',
      fssai: '12345678901234',
      location: { lat: 18.5, lng: 73.8 },
      delivery_types: ['DELIVERY'],
      website: 'https://aditi.example',
      serving_radius: { value: 5, unit: 'km' },
      delivery_support_required: true,
      owner_name: 'Aditi Rao',
      owner_email: 'hello@aditi.example',
      owner_mobile: '9123456780',
      business_contact_name: 'Aditi Rao',
      business_contact_email: 'hello@aditi.example',
      business_contact_mobile: '9123456780',
      brand_name: 'Aditi Kitchen',
      payment: {
        payment_type: ['CoD', 'Prepaid'],
        beneficiary_name: 'Aditi Rao',
        ifsc: 'HDFC0001234',
        bank_name: 'HDFC',
        branch_name: 'Pune',
        bank_account_number: '0012345',
      },
      street_address: '14 MG Road',
      locality: 'Camp',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'IND',
      pin_code: '411005',
      images: ['https://img.example/uploads/1', 'https://img.example/uploads/2'],
    })
    expect(store_timings).toHaveLength(7)
    expect(store_timings?.slice(0, 2)).toEqual([
      { day: 'MONDAY', status: 'Open', from: '9:00', to: '22:00' },
      { day: 'TUESDAY', status: 'Closed', from: null, to: null },
    ])
  })

  test('what FALCON has and the form does not know is left out, so that it stays [AGGR-027]', () => {
    const store = storeRecord({ ...source, imageKeys: [], aggregator: { ...source.aggregator, description: '', fssai: '' }, bank: bankValues(null) })
    for (const key of ['description', 'fssai', 'gstin', 'payment', 'images', 'category', 'minimum_order_size', 'delivery_charges'])
      expect(store).not.toHaveProperty(key)
  })
})
