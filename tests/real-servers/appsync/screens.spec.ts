import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openAddress } from '../../e2e/open-address.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { expect, test } from '../engines.ts'
import { type Asked, Simulator } from './simulator.ts'

test.use({ ownConsole: true })

/** A shop that has three of the console's questions, in its own words. */
const SDL = `
  enum StaffRole { ADMIN SALES_PERSON }
  enum SiteKind { SIMPLE_B2C MARKETING }
  type StaffMember { id: ID! username: String! userRole: StaffRole name: String emailId: AWSEmail enabled: Boolean createdAt: AWSDateTime }
  type StaffConnection { items: [StaffMember!]! nextToken: String }
  type ShopSite { id: ID! siteId: ID! domain: String! companyName: String siteType: SiteKind enabled: Boolean tillDate: AWSTimestamp createdAt: AWSDateTime }
  type SiteConnection { items: [ShopSite!]! nextToken: String }
  type Query {
    getInternalUserByUserName(userName: ID!): StaffMember
    getInternalUsers(limit: Int, nextToken: String): StaffConnection!
    getSitesAdmin(limit: Int, nextToken: String): SiteConnection!
  }
`
const ADMIN = 'admin@demo.example'
const staff = (username: string, name: string) => ({
  id: username,
  username,
  userRole: 'ADMIN',
  name,
  emailId: username,
  enabled: true,
  createdAt: '2026-03-01T10:00:00Z',
})
const site = (siteId: string, companyName: string) => ({
  id: siteId,
  siteId,
  domain: `${siteId}.example`,
  companyName,
  siteType: 'SIMPLE_B2C',
  enabled: true,
  tillDate: 1_830_000_000,
  createdAt: '2026-03-01T10:00:00Z',
})

/** Lists come in two pages. */
const paged = ({ nextToken }: Asked['arguments'], first: object, second: object) =>
  nextToken === 'second' ? { items: [second], nextToken: null } : { items: [first], nextToken: 'second' }

const RESOLVERS: Readonly<Record<string, (given: Asked['arguments']) => unknown>> = {
  getInternalUserByUserName: () => staff(ADMIN, 'Asha Kulkarni'),
  getInternalUsers: (given) => paged(given, staff(ADMIN, 'Asha Kulkarni'), staff('ravi@shop.example', 'Ravi Menon')),
  getSitesAdmin: (given) => paged(given, site('aditi', 'Aditi Kitchen'), site('bazaar', 'Bazaar Nine')),
}

test('the console opens on AppSync with what the shop has, and says what it has not', async ({ openConsole, platform, folders }) => {
  const simulator = await Simulator.start(SDL, ({ field, arguments: given }) => RESOLVERS[field]?.(given), platform.profile.identity.issuer)
  try {
    const folder = path.dirname(folders.userData)
    const profileFile = path.join(folder, 'shop.json')
    await writeFile(path.join(folder, 'shop.graphql'), SDL)
    const settings = { graphqlUrl: simulator.url, restUrl: platform.urls.rest, schema: 'shop.graphql' }
    await writeFile(profileFile, JSON.stringify({ name: 'Shop', environment: 'local', identity: platform.profile.identity, platform: settings }))
    const console = await openConsole({ profileFile })
    await signIn(console, ADMIN)
    const { page } = console
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.filter({ hasText: 'Aditi Kitchen' })).toBeVisible()
    await expect(rows.filter({ hasText: 'Bazaar Nine' })).toBeVisible()
    await expect(page.getByText(/^Your platform does not offer: /)).toBeVisible()
    await openAddress(page, '/manage-user')
    await expect(rows.filter({ hasText: 'Ravi Menon' })).toBeVisible()
    await openAddress(page, '/oulets-index')
    await expect(page.getByRole('heading', { name: 'Your platform does not offer this' })).toBeVisible()
    await console.close()
  } finally {
    await simulator.stop()
  }
})
