import type { Random } from '../../database/random.ts'
import type { Size } from '../../database/size.ts'
import type { Address } from '../../generated/resolvers.ts'
import type { Seeding } from '../subject.ts'
import { DEMO_PARTNERS } from './demo-partners.ts'
import { DEMO_USERS, type DemoUser } from './demo-users.ts'
import { saveUser, type UserRecord } from './user-record.ts'

const DAY = 86_400

const SALES_PERSONS = ['Arjun Reddy', 'Sneha Patil', "Michael O'Brien", 'Aisha Bello', 'Karthik Subramanian', 'Omar Haddad']
const ACCOUNT_MANAGERS = ['Divya Menon', 'Sanjay Gupta', 'Ruth Achieng', 'Emily Carter']
const SUPPORT_LEADS = ['Farhan Qureshi', 'Anita Deshmukh']
/** A demo shows each in its country; on the other platforms the address is any. */
const CHANNEL_PARTNERS = [
  { name: 'Suresh Babu', company: 'Coastal Commerce LLP', country: 'IND' },
  { name: 'Hannah Clarke', company: 'Northgate Digital Ltd', country: 'UK' },
  { name: 'Khalid Al Mansoori', company: 'Emirates Storefront FZ-LLC', country: 'UAE' },
  { name: 'Chidi Eze', company: 'Lagos Online Traders', country: 'NGA' },
  { name: 'Manoj Agarwal', company: 'Agarwal & Sons Technologies', country: 'IND' },
  { name: 'Noor Al Sabah', company: 'شركة الخليج للتجارة', country: 'UAE' },
]
const RESELLERS = [{ name: 'Peter Njoroge', company: 'Rift Valley Resellers' }]
const STOCKISTS = [
  { name: 'Ramesh Patel', company: 'Gujarat Terminals' },
  { name: 'Sarah Bennett', company: 'Midlands Till Supplies' },
]

/** Additional staff and partners of each kind, so that the pickers of a larger platform hold more than a handful. */
const EXTRA_PARTNERS: Readonly<Record<Size, number>> = { small: 0, demo: 14, '10k': 60, large: 60, '300k': 60, '1m': 60 }

const userNameOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '.')}@staff.example`

const ADDRESSES: readonly Address[] = [
  { addressLineOne: '14 MG Road', addressLineTwo: 'Shivajinagar', city: 'Pune', state: 'Maharashtra', zip: '411005', country: 'IND' },
  { addressLineOne: '221 Deansgate', addressLineTwo: null, city: 'Manchester', state: 'Greater Manchester', zip: 'M3 4LZ', country: 'UK' },
  { addressLineOne: 'Office 908, Al Saqr Tower', addressLineTwo: 'Sheikh Zayed Road', city: 'Dubai', state: 'Dubai', zip: '00000', country: 'UAE' },
  { addressLineOne: '7 Oxford Street', addressLineTwo: 'Osu', city: 'Accra', state: 'Greater Accra', zip: 'GA-184', country: 'GHA' },
]

const DEMO_HOMES = [...ADDRESSES, ...DEMO_PARTNERS.map(({ address }) => address)]

const CURRENCY_OF: Readonly<Record<string, string>> = { IND: 'INR', UK: 'GBP', UAE: 'AED', GHA: 'GHS', KEN: 'KES', NGA: 'NGN' }

/** The demo users first, then colleagues and partners. */
export function seedUsers({ database, size, random, now }: Seeding): void {
  for (const demo of DEMO_USERS) saveUser(database, demoRecord(demo, random, now))
  const permissionsOf = (role: string) => DEMO_USERS.find((user) => user.role === role)?.permissions ?? []
  const add = (name: string, role: string, extra: Partial<UserRecord> = {}) =>
    saveUser(database, { ...baseRecord(userNameOf(name), name, role, random, now), permissions: permissionsOf(role), ...extra })

  for (const name of SALES_PERSONS) add(name, 'SALES_PERSON')
  for (const name of ACCOUNT_MANAGERS) add(name, 'SUPPORT_ACCOUNT_MANAGER')
  for (const name of SUPPORT_LEADS) add(name, 'CUSTOMER_SUPPORT_LEAD')
  for (const { name, company, country } of CHANNEL_PARTNERS) {
    const home = size === 'demo' ? DEMO_HOMES.find((address) => address.country === country) : undefined
    add(name, 'CP', partnerFields(company, name, random, home))
  }
  for (const { name, company } of RESELLERS) add(name, 'RESELLER', partnerFields(company, name, random))
  for (const { name, company } of STOCKISTS) add(name, 'STOCKIST', partnerFields(company, name, random))
  for (let number = 1; number <= EXTRA_PARTNERS[size]; number += 1) {
    const demo = size === 'demo' ? DEMO_PARTNERS[number - 1] : undefined
    const { name, company } = demo ?? numberedPartner(number, random)
    saveUser(database, {
      ...baseRecord(`partner${number}@staff.example`, name, 'CP', random, now),
      ...partnerFields(company, name, random, demo?.address),
      // Some partners have left.
      enabled: !random.chance(0.1),
    })
  }
}

const numberedPartner = (number: number, random: Random): { readonly name: string; readonly company: string } => ({
  company: `${random.pick(['Sunrise', 'Metro', 'Savanna', 'Crescent', 'Monsoon', 'Harbour'])} Partners ${number}`,
  name: `${random.pick(['Anil', 'Joseph', 'Layla', 'Esther', 'Gurpreet'])} ${number}`,
})

function demoRecord(demo: DemoUser, random: Random, now: number): UserRecord {
  const base = baseRecord(demo.userName, demo.name, demo.role, random, now)
  const partner = demo.companyName === undefined ? {} : partnerFields(demo.companyName, demo.name, random)
  return { ...base, ...partner, enabled: demo.enabled, permissions: demo.permissions }
}

function baseRecord(userName: string, name: string, role: string, random: Random, now: number): UserRecord {
  return {
    id: `user-${userName}`,
    siteId: 'master',
    username: userName,
    userRole: role,
    emailId: userName,
    mobile: `9${random.integer(100_000_000, 999_999_999)}`,
    name,
    enabled: true,
    createdAt: now - random.integer(30, 1_500) * DAY,
    currency: 'INR',
    balance: null,
    gstNo: null,
    panNo: null,
    onboardedBy: null,
    companyName: null,
    supportNumber: null,
    address: null,
    empsDetails: [],
    permissions: [],
  }
}

function partnerFields(companyName: string, contact: string, random: Random, home?: Address): Partial<UserRecord> {
  const address = home ?? random.pick(ADDRESSES)
  return {
    companyName,
    currency: CURRENCY_OF[address.country ?? ''] ?? 'INR',
    balance: 0,
    gstNo: address.country === 'IND' ? `27AAB${random.pick(['CD', 'PF', 'LK'])}${random.integer(1_000, 9_999)}Q1Z${random.integer(1, 9)}` : null,
    panNo: address.country === 'IND' ? `AABCD${random.integer(1_000, 9_999)}Q` : null,
    onboardedBy: random.pick(['Priya Nair', ...SALES_PERSONS]),
    supportNumber: `1800${random.integer(100_000, 999_999)}`,
    address,
    empsDetails: [
      { name: contact, mobile: `9${random.integer(100_000_000, 999_999_999)}`, email: 'contact@partner.example', designated: 'Owner' },
      { name: 'Front Desk', mobile: `9${random.integer(100_000_000, 999_999_999)}`, email: 'desk@partner.example', designated: 'Support' },
    ],
  }
}
