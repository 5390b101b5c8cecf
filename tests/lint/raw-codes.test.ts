import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#local-platform/database/open.ts'
import { prepareData } from '#local-platform/database/seed.ts'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import {
  billingStatusWords,
  catalogueStatusWords,
  chargingModelWords,
  courierWords,
  paymentStateWords,
  paymentWords,
  serviceTypeWords,
} from '#shared/domain/text/code-words.ts'
import { shownFields } from './shown-codes.ts'

const SOURCE = path.join(import.meta.dirname, '../../src')

/** Lists of codes with words in code-words.ts, and their function there. */
const WORDED: Readonly<Record<string, (code: string) => string>> = {
  BILLING_STATUSES: billingStatusWords,
  CATALOGUE_STATUSES: catalogueStatusWords,
  CHARGING_MODELS: chargingModelWords,
  COURIER_OPTIONS: courierWords,
  PAYMENT_MODES: paymentWords,
  PAYMENT_OPTIONS: paymentWords,
  PAYMENT_STATES: paymentStateWords,
  PLATFORM_SERVICE_TYPES: serviceTypeWords,
}

/** Lists whose codes are shown as they are, or with labels of their own, and why. */
const QUOTED: Readonly<Record<string, string>> = {
  AGGREGATOR_SYSTEMS: 'names of companies',
  ASSIGNABLE_ROLES: 'roleLabel',
  COMM_CHANNELS: 'NOTIF-016',
  CURRENCIES: 'ISO 4217 codes',
  EVENT_TYPES: 'NOTE-009',
  MESSAGING_SYSTEMS: 'WAPP-003: names of providers',
  PAGE_TYPES: 'PAGE-036',
  PARTNER_ROLES: 'PERM-041',
  RESERVATION_TYPES: 'chosen in the form of a menu, which has labels for them',
  ROLES: 'roleLabel',
  SITE_MODES: 'SNEW-085',
  STAFF_ROLES: 'roleLabel',
  TEMPLATE_TYPES: 'templateTypeLabel',
}

const CODE = /^[A-Z]+(?:_[A-Z]+)*$/
const isListOfCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string' && CODE.test(each))

/** Fields whose capitals are no code, and why. */
const NO_CODES: readonly string[] = [
  // ISO 4217.
  'curr',
  'currency',
  // Names of services.
  'masterService',
  'service',
  'serviceName',
  // A key of a record.
  'typeValue',
  // A kind of failure, a region, the state of a run of the console: other fields of the same name.
  'kind',
  'state',
]

/** Fields of forms that hold a code of the platform. */
const FORM_FIELDS = ['courier', 'courierOption', 'mode', 'partnerType']

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The fields with a code in any record of the local platform. */
const storedCodeFields = (): ReadonlySet<string> => {
  const database = openDatabase(null)
  prepareData(database, SUBJECTS, { size: 'small', seed: 1, now: 1_764_236_265 })
  const found = new Set<string>()
  const read = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) read(Array.isArray(value) ? name : key, part)
    else if (typeof value === 'string' && /^[[{]/.test(value)) read(name, JSON.parse(value))
    else if (typeof value === 'string' && value.length > 1 && CODE.test(value)) found.add(camelCase(name))
  }
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  for (const table of tables) for (const row of database.prepare(`select * from ${String(table['name'])}`).iterate()) read('', row)
  database.close()
  return found
}

test('every list of codes of the domain has words, or a reason to be shown as it is', async () => {
  const files = globSync('shared/domain/**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(path.join(SOURCE, file))))
  const lists = new Map(modules.flatMap((module) => Object.entries(module)).filter((entry): entry is [string, readonly string[]] => isListOfCodes(entry[1])))
  expect([...lists.keys()].sort()).toEqual([...Object.keys(WORDED), ...Object.keys(QUOTED)].sort())
  for (const [list, wordsOf] of Object.entries(WORDED)) {
    const raw = (lists.get(list) ?? []).filter((code) => code !== 'UPI' && wordsOf(code) === code)
    expect(raw, list).toEqual([])
  }
})

/** Places that show a code because a requirement quotes it, or with the reason why the value is no code. */
const QUOTED_FIELDS: Readonly<Record<string, string>> = {
  'renderer/features/dashboards/board/filter-control.ts: type': 'PERM-041',
  'renderer/features/menus/form/menu-fields.tsx: day': 'MSET-009: the label of a weekday',
  'renderer/features/site-messaging/whatsapp/provider.ts: system': 'WAPP-003: names of providers',
  'renderer/features/site-form/pages/pickable-page.ts: pageType': 'PAGE-008, PAGE-009',
  'renderer/features/pages/page-list.tsx: pageType': 'PAGE-008, PAGE-009',
  'renderer/features/pages/page-peek.tsx: pageType': 'PAGE-008, PAGE-009',
  'renderer/features/partners/recharge/recharge-dialog.tsx: paymentMode': 'CPL-020: the option that was chosen',
  'renderer/features/partners/recharge/recharge-dialog.tsx: transactionType': 'CPL-021: the option that was chosen',
  'renderer/features/partners/own/partner-wallet-route.tsx: transactionType': 'CPW-009',
}

const SCREENS = globSync('renderer/**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\.tsx?$|test-support/.test(file))

test('screens show codes in words', () => {
  const codes = new Set([...storedCodeFields(), ...FORM_FIELDS].filter((field) => !NO_CODES.includes(field)))
  expect(SCREENS.length).toBeGreaterThan(300)
  expect([...codes]).toEqual(
    expect.arrayContaining(['chargingModel', 'pageType', 'paymentState', 'role', 'sendingStatus', 'serviceType', 'siteOption', 'status']),
  )
  const raw = SCREENS.flatMap((file) => {
    const fields = shownFields(file, readFileSync(path.join(SOURCE, file), 'utf8'))
    return [...fields].filter((field) => codes.has(field)).map((field) => `${file.replaceAll('\\', '/')}: ${field}`)
  })
  expect(raw.sort()).toEqual(Object.keys(QUOTED_FIELDS).sort())
})

test.each<[string, string]>([
  ['a column', "const a = { title: 'Status', value: ({ status }) => status }"],
  ['the text of a column', "const a = { title: 'Status', value: ({ status }) => number(status), text: (plan) => plan.status ?? '' }"],
  ['a cell', "const a = { title: 'Status', cell: (plan) => plan?.status }"],
  ['a fact', "const a = { term: 'Status', value: plan.status }"],
  ['the options of a filter', "const a = { kind: 'choice', of: ({ status }) => status }"],
  ['an option', "const a = { value: status, label: status.replaceAll('_', ' ') }"],
  ['a badge', 'const a = <Badge>{plan.status}</Badge>'],
  ['a text', "const a = <Text>{isKnown ? status : '–'}</Text>"],
  ['an attribute', 'const a = <Field label={plan.status} />'],
  ['a sentence', `const a = joined(\`The plan is \${status}\`, plan.name)`],
])('a raw code is found in %s', (_where, source) => {
  expect([...shownFields('a.tsx', source)]).toContain('status')
})

test.each([
  "const a = { title: 'Status', value: ({ status }) => status, text: ({ status }) => words(status) }",
  "const a = { kind: 'choice', of: ({ status }) => status, labelOf: words }",
  "const a = { kind: 'choice', of: ({ status }) => status, options: OPTIONS }",
  'const a = <Badge color={status} key={status}>{words(status)}</Badge>',
  'const a = <Field label={LABELS.status} />',
  `const a = { id: \`plan:\${status}\`, status }`,
])('words are no raw code: %s', (source) => {
  expect([...shownFields('a.tsx', source)]).not.toContain('status')
})

test('the spelling of what is not enabled that the requirements quote is written in one place', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.test'))
  const spelt = files.filter((file) => /\bIn[ -]?Active\b/.test(readFileSync(path.join(SOURCE, file), 'utf8')))
  expect(spelt.map((file) => file.replaceAll('\\', '/'))).toEqual(['shared/domain/text/active-words.ts'])
})
