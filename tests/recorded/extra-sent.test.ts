import { expect, test } from 'vitest'
import { readRequirements } from '#scripts/requirements/ledger.ts'
import { MAY_BE_SENT as ALLOWED, SENT_VALUES } from '../contract/source-limits.ts'
import { SOURCE_OPERATIONS } from '../contract/source-operations.ts'
import { alteredValues, extraSent } from './extra-sent.ts'
import { neverSent } from './never-sent.ts'

const LISTED = [
  { name: 'savePage', takes: ['name', 'tags'], sends: ['image.key'], leavesOut: { siteId: 'CALL-001' } },
  { name: 'savePage', takes: ['kind=HTML'] },
  { name: 'deletePage', takes: [], notSent: 'CALL-002' },
]
const MAY_BE_SENT = { savePage: { 'ENT-007': ['image.mimeType'] } }
const SENT = {
  savePage: { input: [], name: ['home'], tags: [], image: [], 'image.key': ['k'], 'image.mimeType': ['image/png'], kind: ['HTML'] },
}
const extra = (sent: Parameters<typeof extraSent>[2]) => extraSent(LISTED, MAY_BE_SENT, sent)

test('what is listed is neither missing nor extra', () => {
  expect(neverSent(LISTED, SENT)).toEqual([])
  expect(extra(SENT)).toEqual([])
})

test('a planted argument is extra, and a planted lack is missing', () => {
  const { name: _name, ...lacking } = SENT.savePage
  const planted = { savePage: { ...lacking, username: ['asha'] } }
  expect(extra(planted)).toEqual([{ name: 'savePage', extra: ['username'] }])
  expect(neverSent(LISTED, planted)).toEqual([{ name: 'savePage', missing: ['name'] }])
})

test.each([
  ['a field of a listed object', { savePage: { 'image.localUri': ['a.png'] } }, 'savePage', ['image.localUri']],
  ['a field of what is listed without fields', { savePage: { tags: [], 'tags.colour': ['red'] } }, 'savePage', ['tags.colour']],
  ['a query name of a REST call', { savePage: {}, 'rest.savePage': { name: ['home'] } }, 'rest.savePage', []],
  ['an operation', { savePages: { name: [] } }, 'savePages', []],
])('%s that nobody listed is extra', (_, sent, name, paths) => {
  expect(extra(sent)).toEqual([{ name, extra: paths }])
})

test('what is decided not to be sent is not counted twice', () => {
  expect(extra({ savePage: { siteId: ['1'] }, deletePage: {} })).toEqual([])
})

const SPECS = "await fill('Cheque 4711'); for (const fault of ['refuse', 'drop-before']) for (const how of ['click', 'Enter twice'])"
const altered = (...note: string[]) => alteredValues(SENT_VALUES, { updateCPWallet: { note } }, SPECS)

test('a payment note is what a spec typed, with the decided mark behind it or without', () => {
  expect(altered('Cheque 4711 [ref 1a2b3c4d]', 'Cheque 4711', '[ref 1a2b3c4d]', '', 'refuse, Enter twice [ref 00000000]')).toEqual([])
})

test.each([
  'Cheque 4711 via console',
  'Cheque 4711 [ref 1A2B3C4D]',
  'Cheque 4711 [ref 1a2b3c4d5]',
  'Cheque 4711 [reference 1a2b3c4d]',
  'Cheque 4711 [ref 1a2b3c4d] [ref 1a2b3c4d]',
  '[ref 1a2b3c4d] Cheque 4711',
  'Cheque 4711[ref 1a2b3c4d]',
])('the payment note %s was altered', (note) => {
  expect(altered('Cheque 4711', note)).toEqual([{ path: 'updateCPWallet: note', values: [note] }])
})

test('another note has no mark', () => {
  const sent = { createSiteActionEvent: { note: ['Called back', 'Paid [ref 1a2b3c4d]'] } }
  expect(alteredValues(SENT_VALUES, sent, SPECS)).toEqual([{ path: 'createSiteActionEvent: note', values: ['Paid [ref 1a2b3c4d]'] }])
})

test('a prepared dashboard is one that is listed, for a user only that of onboarding', () => {
  const typeValue = ['onboarding_dashboard', 'onboarding_dashboard::asha@demo.example', 'renewal_dashboard']
  expect(alteredValues(SENT_VALUES, { getInternalDump: { typeValue, dumpDate: ['2026-11-27'] } }, SPECS)).toEqual([])
  const others = ['renewal_dashboard::asha@demo.example', 'cp_dashboard', 'onboarding_dashboard::']
  expect(alteredValues(SENT_VALUES, { getInternalDump: { typeValue: [...typeValue, ...others], dumpDate: ['27-11-2026'] } }, SPECS)).toEqual([
    { path: 'getInternalDump: typeValue', values: others },
    { path: 'getInternalDump: dumpDate', values: ['27-11-2026'] },
  ])
})

test('what is allowed beside the operations is allowed by a requirement that exists, of an operation that exists', () => {
  const ids = new Set(readRequirements().map(({ id }) => id))
  expect(Object.values(ALLOWED).flatMap((byRequirement) => Object.keys(byRequirement).filter((id) => !ids.has(id)))).toEqual([])
  const names = new Set(SOURCE_OPERATIONS.map(({ name }) => name))
  expect(Object.keys({ ...ALLOWED, ...SENT_VALUES }).filter((name) => !names.has(name))).toEqual([])
})
