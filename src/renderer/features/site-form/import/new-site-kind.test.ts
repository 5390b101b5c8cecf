import { describe, expect, test } from 'vitest'
import type { InternalUser } from '#data/users/pickers.ts'
import { checkCells, checkRows } from '#patterns/import/checked-rows.ts'
import { cellValue } from '#patterns/import/import-kind.ts'
import { bulkCalls } from '#shared/bridge/bulk.ts'
import { newSiteKind } from './new-site-kind.ts'

const userOf = (username: string, userRole: string, name: string, companyName: string | null = null) =>
  ({ username, userRole, name, companyName }) as unknown as InternalUser
const USERS = [
  userOf('meera@x.example', 'SALES_PERSON', 'Meera Nair'),
  userOf('kiran@x.example', 'SUPPORT_ACCOUNT_MANAGER', 'Kiran Das'),
  userOf('cp@x.example', 'CP', 'Ravi', 'Ravi Traders'),
]
const KIND = newSiteKind({ users: USERS, pages: ['home', 'header', 'footer', 'script', 'about-us'] })

const ROW = {
  subdomain: 'aditi',
  domain: 'shops.example',
  custName: 'Aditi Kapoor',
  companyName: 'Aditi Kitchen',
  ownerEmail: 'aditi@mail.example',
  ownerMob: '9876543210',
  userName: 'aditi.k',
  salesPerson: 'Meera Nair',
  supportAccManager: 'Kiran Das',
  country: 'IND',
  state: 'Maharashtra',
  no_of_products: '100',
}

const newSiteOf = (cells: Readonly<Record<string, string>>) => {
  const checked = KIND.check(cells)
  if ('problems' in checked) throw new Error(Object.values(checked.problems).join(' '))
  return checked.target
}

test('a row becomes what Create New Site would send, with the defaults of the form where it says nothing', () => {
  const { id, domain, name, newSite } = newSiteOf({ ...ROW, subdomain: 'Aditi', isWalletEnabled: 'false', additionalContactNumbers: '123; 456' })
  expect({ id, domain, name }).toEqual({ id: 'aditi.shops.example', domain: 'Aditi.shops.example', name: 'Aditi Kitchen' })
  expect(newSite).toMatchObject({
    input: {
      subdomain: 'Aditi',
      domain: 'Aditi.shops.example',
      siteType: 'SIMPLE_B2C',
      siteOptions: 'COMMERCE',
      currency: 'INR',
      no_of_products: 100,
      no_of_photos: 20,
      integratePaymentOption: ['COD'],
      isWalletEnabled: false,
      additionalContactNumbers: ['123', '456'],
      country: 'IND',
      footerAddress: { country: 'IND', state: 'Maharashtra' },
      enabled: true,
    },
    pages: [],
    reward: null,
  })
})

test('a restaurant copies its standard pages, unless the row names others, and lists no products', () => {
  const cells = { ...ROW, siteType: 'O2OCommerce', no_of_products: '' }
  expect(newSiteOf(cells).newSite).toMatchObject({
    input: { siteOptions: 'BOOKING_RESTAURANTS', no_of_products: 0 },
    pages: ['home', 'header', 'footer', 'script'],
  })
  expect(newSiteOf({ ...cells, pages: 'about-us' }).newSite?.pages).toEqual(['about-us'])
})

test('a channel partner is named by user name or company, a group reward goes with its group', () => {
  for (const partner of ['cp@x.example', 'ravi traders']) {
    const { newSite } = newSiteOf({ ...ROW, partnerType: 'CP', channelPartnerId: partner })
    expect(newSite?.input).toMatchObject({ partnerType: 'CP', channelPartnerId: 'cp@x.example', channelPartner: 'Ravi Traders' })
  }
  expect(newSiteOf({ ...ROW, isGroupReward: 'true', groupId: 'g1' }).newSite?.reward).toEqual({ isEnabled: true, onGroup: true, groupId: 'g1' })
})

describe('a row is checked by the rules of the form', () => {
  test.each([
    [{ subdomain: 'My Shop' }, { subdomain: 'A sub domain cannot contain blanks. It could be my-shop.' }],
    [{ subdomain: 'https://aditi' }, { subdomain: 'Enter only the sub domain, not a whole address. It could be aditi.' }],
    [{ subdomain: '-' }, { subdomain: 'A sub domain cannot start or end with a hyphen.' }],
    [{ subdomain: 'xn--abc' }, { subdomain: 'A sub domain that starts with xn-- must be valid punycode. Type the name in its own script.' }],
    [{ subdomain: 'अदिति' }, { subdomain: 'A sub domain can only have the letters a to z, digits and hyphens. It could be xn--l1b6df4hb.' }],
    [{ domain: 'shops example' }, { domain: 'Each part of a domain cannot contain blanks.' }],
    [{ ownerEmail: 'aditi' }, { ownerEmail: 'Please enter valid email address' }],
    [{ userName: 'adi' }, { userName: 'User name must have 6 to 15 characters.' }],
    [{ no_of_products: '' }, { no_of_products: 'Please enter number.' }],
    [{ latitude: 'north' }, { latitude: 'Please enter a valid float number.' }],
    [{ isGroupReward: 'true' }, { groupId: 'Please select group id.' }],
    [{ no_of_products: '12.5' }, { no_of_products: 'Number of products needs a whole number.' }],
    [{ no_of_products: 'many' }, { no_of_products: 'Number of products needs a whole number.' }],
    [{ siteOption: 'General' }, { siteOption: 'Site Option must be one of: Commerce, Enquiry, E-com Catalogue, B2B Gifting.' }],
    [{ integratePaymentOption: 'Gold' }, { integratePaymentOption: 'Payment options is not one of the choices.' }],
    [{ pages: 'home; nowhere' }, { pages: 'Pages to copy is not one of the choices.' }],
    [{ channelPartnerId: 'cp@x.example' }, { channelPartnerId: 'Channel partner does not apply to a site as in this row.' }],
  ])('%o', (change, problems) => {
    expect(KIND.check({ ...ROW, ...change })).toEqual({ problems })
  })

  test('what every row needs is asked of the columns', () => {
    expect(checkCells(KIND, {})).toMatchObject({ problems: { subdomain: 'Sub Domain is missing.', salesPerson: 'Sales Person is missing.' } })
    expect(KIND.columns.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
      'subdomain',
      'domain',
      'custName',
      'companyName',
      'ownerEmail',
      'ownerMob',
      'userName',
      'salesPerson',
      'supportAccManager',
      'country',
      'state',
    ])
  })
})

test('a domain and a user name are in a file once, in whatever case', () => {
  const rows = [
    ROW,
    { ...ROW, subdomain: 'ADITI', userName: 'aditi.l' },
    { ...ROW, subdomain: 'bait', userName: 'Aditi.K' },
    { ...ROW, subdomain: 'chai', userName: 'chai.k' },
  ]
  const checked = checkRows(
    KIND,
    rows.map((cells, place) => ({ line: place + 2, cells })),
  )
  expect(checked.map(({ problems }) => problems)).toEqual([
    {},
    { subdomain: 'Row 2 is about the same one.' },
    { userName: 'Row 2 has the same user name.' },
    {},
  ])
})

test('the example of the template can be imported, and what it comes to crosses the bridge', () => {
  const cells = Object.fromEntries(KIND.columns.map((column) => [column.key, cellValue(column, column.example)]))
  const { target } = checkCells(KIND, cells) as Extract<ReturnType<typeof checkCells>, { target: object }>
  const order = { key: crypto.randomUUID(), field: 'new-site', label: 'Import', origin: 'change', rows: [{ ...target, from: null, skip: null, line: 2 }] }
  const { newSite } = bulkCalls['bulk.start'].argument.parse(order).rows[0] ?? {}
  expect(newSite?.input).toMatchObject({
    domain: 'aditi.shops.example',
    integratePaymentOption: ['COD', 'RAZORPAY'],
    premiumFeature: { isApprovalEnabled: false },
  })
})
