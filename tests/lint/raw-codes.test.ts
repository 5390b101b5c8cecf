import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { billingStatusWords, catalogueStatusWords, chargingModelWords, courierWords, paymentStateWords, paymentWords } from '#shared/domain/text/code-words.ts'

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
}

/** Lists whose codes are shown as they are, or with labels of their own, and why. */
const QUOTED: Readonly<Record<string, string>> = {
  AGGREGATOR_SYSTEMS: 'names of companies',
  ASSIGNABLE_ROLES: 'roleLabel',
  COMM_CHANNELS: 'CONST-059',
  CURRENCIES: 'ISO 4217 codes',
  EVENT_TYPES: 'CONST-057',
  MESSAGING_SYSTEMS: 'CONST-058: names of providers',
  PAGE_TYPES: 'CONST-047',
  PARTNER_ROLES: 'CONST-056, PERM-041',
  PLATFORM_SERVICE_TYPES: 'CONST2-004',
  RESERVATION_TYPES: 'chosen in the form of a menu, which has labels for them',
  ROLES: 'roleLabel',
  SITE_MODES: 'CONST-049',
  STAFF_ROLES: 'roleLabel',
  TEMPLATE_TYPES: 'templateTypeLabel',
}

/** Fields of the platform that hold such a code. */
const CODE_FIELDS = ['chargingModel', 'courier', 'eventType', 'mode', 'pageType', 'paymentMode', 'paymentState', 'sendingStatus', 'serviceType', 'status']

const CODE = /^[A-Z]+(?:_[A-Z]+)*$/
const isListOfCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string' && CODE.test(each))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
const allIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(allIn)]
const nameOf = (node: unknown): string => (node as { readonly name?: string } | undefined)?.name ?? ''

const partsOf = (object: Node): ReadonlyMap<string, Node> =>
  new Map((object['properties'] as readonly Node[]).filter(({ type }) => type === 'Property').map(({ key, value }) => [nameOf(key), value as Node]))

/** The field that an arrow function returns as it is: `({ status }) => status`, `(plan) => plan.status`; empty for any other. */
const returnedField = (value: Node | undefined): string => {
  if (value?.type !== 'ArrowFunctionExpression') return ''
  const body = value['body'] as Node
  return body.type === 'MemberExpression' ? nameOf(body['property']) : body.type === 'Identifier' ? nameOf(body) : ''
}

/** The columns and facts of a file that show a code and say nothing of its words. */
const rawIn = (file: string, source: string): readonly string[] =>
  allIn(parseSync(file, source).program as unknown as Node)
    .filter(({ type }) => type === 'ObjectExpression')
    .map(partsOf)
    .flatMap((parts) => {
      const value = parts.get('value')
      const isColumn = parts.has('title') && !parts.has('text') && !parts.has('render')
      const field = isColumn ? returnedField(value) : parts.has('term') && value?.type === 'MemberExpression' ? nameOf(value['property']) : ''
      return CODE_FIELDS.includes(field) ? [`${file}: ${field}`] : []
    })

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

/** Columns and facts whose code the requirements quote. */
const QUOTED_FIELDS: Readonly<Record<string, string>> = {
  'renderer/features/site-form/pages/pickable-page.ts: pageType': 'PAGE-008, PAGE-009',
  'renderer/features/pages/page-list.tsx: pageType': 'PAGE-008, PAGE-009',
  'renderer/features/partners/recharge/recharge-dialog.tsx: paymentMode': 'CPL-020: the option that was chosen',
}

test('columns and facts show codes in words', () => {
  const files = globSync('renderer/**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => rawIn(file.replaceAll('\\', '/'), readFileSync(path.join(SOURCE, file), 'utf8'))).sort()).toEqual(
    Object.keys(QUOTED_FIELDS).sort(),
  )
})

test('a raw code is found in a column and in a fact', () => {
  expect(rawIn('a.ts', "const a = { title: 'Status', value: ({ status }) => status }")).toEqual(['a.ts: status'])
  expect(rawIn('b.ts', "const a = { term: 'Status', value: plan.status }")).toEqual(['b.ts: status'])
  expect(rawIn('c.ts', "const a = { title: 'Status', value: ({ status }) => status, text: ({ status }) => words(status) }")).toEqual([])
})
