import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isScalarType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { CREATE_HISTORY, QUEUE_MESSAGES } from '../../campaigns/campaign.ts'
import { OPERATION_ACCESS, pageRefusal } from './operation-access.ts'
import { trustedOperation } from './trusted-operations.ts'

const schema = buildSchema(readFileSync(new URL('../../../../schema/platform.graphql', import.meta.url), 'utf8'))
const classes = Object.entries(OPERATION_ACCESS)
const SITE_SLICES = [
  'GetSitesAdminForBulk',
  'GetSitesAdminForPlans',
  'GetSitesBySiteTypeForBulk',
  'GetSitesBySiteTypeForOutlets',
  'GetSitesBySiteTypeForPlans',
  'GetSitesBySiteTypeListed',
  'GetSitesBySiteTypeRecords',
]

const named = (access: string): string[] =>
  classes
    .filter(([, one]) => one === access)
    .map(([name]) => name)
    .sort()

test('every operation of the build has a class, and nothing else has one', () => {
  expect(classes.map(([name]) => name).sort()).toEqual(Object.keys(documents).sort())
  expect(classes.length).toBeGreaterThan(90)
})

test('what the page reads is a query, and what it writes a mutation', () => {
  expect(named('page-read').filter((name) => trustedOperation(name)?.kind !== 'query')).toEqual([])
  expect(named('page-write').filter((name) => trustedOperation(name)?.kind !== 'mutation')).toEqual([])
})

test('payments, campaigns and main have their operations to themselves', () => {
  expect(named('payment')).toEqual([...MONEY_OPERATIONS].sort())
  expect(named('campaign')).toEqual([CREATE_HISTORY, QUEUE_MESSAGES].sort())
  expect(named('main')).toEqual(['DownloadAllSites', 'DownloadInactiveSites', 'GetFroalaSignature', 'GetInternalDump', ...SITE_SLICES, 'UploadFile'])
})

test('the page chooses no password for a new user', () => {
  const input = { siteId: 'master', userName: 'a@x.example' }
  expect(pageRefusal('CreateInternalUser', { input: { ...input, password: 'Temporary-1' } })).toBe(
    'The page may not send CreateInternalUser with these variables.',
  )
  expect(pageRefusal('CreateInternalUser', { input: { ...input, password: null } })).toBeNull()
  expect(pageRefusal('CreateInternalUser', { input })).toBeNull()
})

test.each(['all', '', '9876543210', '+91 98765 43210', '+9100919876543210', '+4407911123456', '+9198765', 5, null])(
  'a message goes to a whole number that is possible, not to %j',
  (toNumber) => {
    expect(pageRefusal('SendWhatsApp', { type: 'TEXT', content: 'x', toNumber })).toBe('The page may not send SendWhatsApp with these variables.')
    expect(pageRefusal('SendWhatsApp', { type: 'TEXT', content: 'x', toNumber: '+919876543210' })).toBeNull()
  },
)

const SUSPICIOUS = /token|secret|signature|credential|password|api_?key|link|url|signed/i

/**
 * Fields that may hold a credential or an address, of the answers that reach the page. A new one must be judged here
 * or become `main`.
 */
const JUDGED = [
  // Typed by staff on the same screen: the site's own messaging provider. WAPP-009, WAPP-010.
  'WhatsappConfig.apiKey',
  'WhatsappConfig.token',
  // A site's public address.
  'InvoiceFormat.siteURL',
  // The public payment address printed on a menu.
  'ServiceTypeSetting.paymentLink',
]

test('no answer that the page may read has a field for a token, a signed link, a signature or a credential that is not judged here', () => {
  const found = new Set<string>()
  const texts = new Set<string>()
  for (const [name, access] of classes.filter(([, one]) => one === 'page-read' || one === 'page-write')) {
    const document = parse(documents[name as keyof typeof documents])
    const info = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(info, {
        Field(node) {
          const parent = info.getParentType()?.name ?? ''
          const type = getNamedType(info.getType() ?? undefined)
          if (!isScalarType(type) || type.name === 'Boolean' || node.name.value === 'nextToken') return
          if (SUSPICIOUS.test(node.name.value)) found.add(`${parent}.${node.name.value}`)
          if (/^(?:Query|Mutation)$/.test(parent) && type.name === 'String') texts.add(`${access} ${node.name.value}`)
        },
      }),
    )
    expect(document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toBe(true)
  }
  expect([...found].sort()).toEqual([...JUDGED].sort())
  // A text as a whole answer can hold anything: the one that the page gets is the answer of a registration, CALL2-024.
  expect([...texts]).toEqual(['page-write storeRegisterONDC'])
})
