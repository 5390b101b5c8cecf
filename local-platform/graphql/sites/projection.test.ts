import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { prepareData } from '../../database/seed.ts'
import { type LocalPlatform, startLocalPlatform } from '../../start.ts'
import { execute } from '../../testing/call.ts'
import { type SignedIn, signIn } from '../../testing/sign-in.ts'
import { SUBJECTS } from '../registry.ts'
import { createPlatformSchema } from '../schema.ts'
import { findUser, type UserRecord } from '../users/user-record.ts'
import { LISTED_SETTING_FIELDS, readLine, SITE_FIELDS, writeLine } from './list-line.ts'
import { readLines } from './site-store.ts'

const NOW = Math.floor(Date.now() / 1000)
const schema = createPlatformSchema(SUBJECTS)
const database = openDatabase(null)
prepareData(database, SUBJECTS, { size: 'small', seed: 1, now: NOW })

let platform: LocalPlatform
let admin: SignedIn
beforeAll(async () => {
  platform = await startLocalPlatform({ now: NOW })
  admin = await signIn(platform, 'admin@demo.example')
})
afterAll(async () => {
  await platform.stop()
  database.close()
})

/** The same query through graphql-js, resolver by resolver. */
async function byResolvers(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const user = findUser(database, 'admin@demo.example') as UserRecord
  const contextValue = { database, caller: { userName: user.username, role: 'ADMIN', user }, subjects: SUBJECTS, now: () => NOW }
  const { data } = await graphql({ schema, source: query, contextValue, variableValues: variables })
  return JSON.parse(JSON.stringify(data))
}

const ADDRESS = 'addressLineOne addressLineTwo city state zip country location { lat long }'
const LEAVES = SITE_FIELDS.filter((field) => !['basicSiteSetting', 'planDetails', 'siteRecurringConfig'].includes(field)).join(' ')
const EVERYTHING = `${LEAVES}
  basicSiteSetting { domain siteId companyName contactNumber contactEmail curr footerAddress { ${ADDRESS} } }
  planDetails { planName }
  siteRecurringConfig { domain typeValue siteId enabled createdAt updatedAt siteServices {
    serviceName chargingModel charges status masterStatus startedAt updatedAt startDate endDate notes addedServiceId } }`

describe('getSitesAdmin answers from stored lines what the resolvers would answer', () => {
  test.each([
    ['every field', `query Q { getSitesAdmin { ${EVERYTHING} } }`],
    ['one field', 'query Q { getSitesAdmin { domain } }'],
    ['fields in another order', 'query Q { getSitesAdmin { tillDate id planDetails { planName } domain } }'],
    [
      'aliases at every level',
      'query Q { all: getSitesAdmin { name: companyName setting: basicSiteSetting { tel: contactNumber where: footerAddress { town: city } } } }',
    ],
    ['__typename at every level', 'query Q { getSitesAdmin { __typename siteRecurringConfig { __typename siteServices { __typename serviceName } } } }'],
    [
      'a named fragment',
      'query Q { getSitesAdmin { ...Row domain } } fragment Row on Site { siteId planDetails { ...Plan } } fragment Plan on PlanDetail { planName }',
    ],
    ['inline fragments', 'query Q { getSitesAdmin { ... { siteId } ... on Site { domain } } }'],
    [
      'selections of one field that are merged',
      'query Q { getSitesAdmin { basicSiteSetting { curr } siteId ...More basicSiteSetting { contactEmail } } } fragment More on Site { basicSiteSetting { footerAddress { city } curr } }',
    ],
    ['one field under two names', 'query Q { getSitesAdmin { a: domain b: domain } }'],
    ['settings that are stored elsewhere', 'query Q { getSitesAdmin { siteId basicSiteSetting { siteMode contactNumber } } }'],
    ['a directive', 'query Q($yes: Boolean!) { getSitesAdmin { siteId domain @include(if: $yes) custName @skip(if: $yes) } }'],
    ['another field beside it', 'query Q { getSitesAdmin { siteId } getInternalUsersByUserRole(userRole: "CP") { username } }'],
  ])('%s', async (_name, query) => {
    const variables = { yes: true }
    const streamed = await execute(platform, admin.idToken, query, variables)
    expect(streamed.errors).toBeUndefined()
    // As text: the order of the fields is part of the answer.
    expect(JSON.stringify(streamed.data)).toBe(JSON.stringify(await byResolvers(query, variables)))
  })
})

describe('the stored line', () => {
  test('holds every field of Site, each once', () => {
    const type = schema.getType('Site')
    const fields = type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : []
    expect([...SITE_FIELDS].toSorted()).toEqual(fields.toSorted())
  })

  test('holds settings that exist', () => {
    const type = schema.getType('BasicSiteSetting')
    const fields = type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : []
    expect(fields).toEqual(expect.arrayContaining([...LISTED_SETTING_FIELDS]))
  })

  test('reads back what was written, line feeds and quotes in names included', () => {
    const [line = ''] = readLines(database, {}, 0, 1).lines
    const site = { ...readLine(line), companyName: 'A\n"B"\r\n\\C', custName: null }
    expect(readLine(writeLine(site))).toEqual(site)
  })
})
