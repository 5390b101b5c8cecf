import { expect, test } from 'vitest'
import { tried } from './fit.test-support.ts'

const ok = 'type Query { ok: Boolean }'
const NOTE = `${ok} type Mutation { addNote(siteId: ID!, text: String!, reason: String): Boolean! }`
const ADD_NOTE = 'mutation AddNote($siteId: ID!, $text: String!, $reason: String) { addNote(siteId: $siteId, text: $text, reason: $reason) }'
const SITE = `${ok} type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { siteId: ID!, name: String!, zip: String, photos: Int = 20, tags: [String!] }`
const SAVE_SITE = 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }'

test('a variable is declared as the platform declares its argument', () => {
  const { document, send } = tried(NOTE, ADD_NOTE, `${ok} type Mutation { addNote(siteId: String!, text: String, reason: Int): Boolean! }`)
  expect(document).toBe('mutation AddNote($siteId: String!, $text: String, $reason: Int) {\n  addNote(siteId: $siteId, text: $text, reason: $reason)\n}')
  expect(send({ siteId: 's1', text: 'x', reason: '12' })).toEqual({ siteId: 's1', text: 'x', reason: 12 })
  expect(send({ siteId: 's1', text: 'x', reason: '012' })).toBe('unfit: reason is not a number')
})

test('flat arguments go into one input, whatever its name', () => {
  const theirs = `${ok} type Mutation { addNote(object: NewNote!): Boolean! } input NewNote { reason: String, siteId: String!, text: String! }`
  const { document, send, fit } = tried(NOTE, ADD_NOTE, theirs)
  expect(fit.verdict).toBe('fitted')
  expect(document).toBe('mutation AddNote($object: NewNote!) {\n  addNote(object: $object)\n}')
  expect(send({ siteId: 's1', text: 'x' })).toEqual({ object: { siteId: 's1', text: 'x' } })
  expect(send({ siteId: 's1', text: 'x', reason: null })).toEqual({ object: { siteId: 's1', text: 'x', reason: null } })
})

test('one input becomes flat arguments, or an input beside some of them', () => {
  const flat = tried(SITE, SAVE_SITE, `${ok} type Mutation { saveSite(siteId: ID!, name: String!, zip: String, photos: Int, tags: [String!]): Boolean! }`)
  expect(flat.send({ input: { siteId: 's1', name: 'A', photos: 3 } })).toEqual({ siteId: 's1', name: 'A', photos: 3 })
  const theirs = `${ok} type Mutation { saveSite(siteId: ID!, data: Site!): Boolean! } input Site { name: String!, zip: String, photos: Int, tags: [String!] }`
  const mixed = tried(SITE, SAVE_SITE, theirs)
  expect(mixed.document).toBe('mutation SaveSite($siteId: ID!, $data: Site!) {\n  saveSite(siteId: $siteId, data: $data)\n}')
  expect(mixed.send({ input: { siteId: 's1', name: 'A', zip: null } })).toEqual({ siteId: 's1', data: { name: 'A', zip: null } })
})

test('input types are named as the platform names them, and a spelling of names is not a difference', () => {
  const theirs = `${ok} type Mutation { save_site(input: site_input!): Boolean! } input site_input { site_id: ID!, name: String!, zip: String, photos: Int, tags: [String!] }`
  const { document, send, noted } = tried(SITE, SAVE_SITE, theirs)
  expect(document).toBe('mutation SaveSite($input: site_input!) {\n  saveSite: save_site(input: $input)\n}')
  expect(send({ input: { siteId: 's1', name: 'A' } })).toEqual({ input: { site_id: 's1', name: 'A' } })
  expect(noted).toEqual([])
})

test('one value goes into a list, and a list of one becomes its element', () => {
  const theirs = `${ok} type Mutation { saveSite(input: [SiteInput!]!): Boolean! } input SiteInput { siteId: ID!, name: [String!]!, zip: String, photos: Int, tags: String }`
  const { send } = tried(SITE, SAVE_SITE, theirs)
  expect(send({ input: { siteId: 's1', name: 'A', tags: ['x'] } })).toEqual({ input: [{ siteId: 's1', name: ['A'], tags: 'x' }] })
  expect(send({ input: { siteId: 's1', name: 'A', tags: ['x', 'y'] } })).toBe('unfit: input.tags holds several, and there is room for one')
})

test('a list of records goes into an input of another name', () => {
  const ours = `${ok} type Mutation { addPages(input: [Page!]!): Boolean! } input Page { name: String! }`
  const document = 'mutation AddPages($input: [Page!]!) { addPages(input: $input) }'
  const theirs = `${ok} type Mutation { addPages(objects: [NewPage!]!): Boolean! } input NewPage { name: String }`
  expect(tried(ours, document, theirs).send({ input: [{ name: 'a' }, { name: 'b' }] })).toEqual({ objects: [{ name: 'a' }, { name: 'b' }] })
  const wrapped = `${ok} type Mutation { addPages(input: Pages!): Boolean! } input Pages { input: [NewPage!]! } input NewPage { name: String }`
  expect(tried(ours, document, wrapped).send({ input: [{ name: 'a' }] })).toEqual({ input: { input: [{ name: 'a' }] } })
})

test('an optional field that the platform lacks is left out, and said to be lost where it has a value', () => {
  const theirs = `${ok} type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { siteId: ID!, name: String!, photos: Int, tags: [String!] }`
  const { noted, send, lost } = tried(SITE, SAVE_SITE, theirs)
  expect(noted).toEqual(['argument SiteInput.zip has no place on the platform'])
  expect(send({ input: { siteId: 's1', name: 'A', zip: '411001' } })).toEqual({ input: { siteId: 's1', name: 'A' } })
  expect([lost({ input: { siteId: 's1', name: 'A', zip: '411001' } }), lost({ input: { siteId: 's1', name: 'A', zip: null } })]).toEqual([['input.zip'], []])
})

test('what the platform always wants is refused where it is not given, or filled with our default', () => {
  const theirs = `${ok} type Mutation { saveSite(input: SiteInput!): Boolean! }\ninput SiteInput {\n siteId: ID!\n name: String!\n zip: String!\n photos: Int!\n tags: [String!] }`
  const { noted, send } = tried(SITE, SAVE_SITE, theirs)
  expect(noted).toEqual(['unfilled SiteInput.zip is required by the platform (line 5)'])
  expect(send({ input: { siteId: 's1', name: 'A', zip: '1' } })).toEqual({ input: { siteId: 's1', name: 'A', zip: '1', photos: 20 } })
  expect(send({ input: { siteId: 's1', name: 'A' } })).toBe('unfit: input.zip must be given')
})

test('a required argument without counterpart, and one of theirs without a value of ours, are listed and nothing is sent', () => {
  expect(tried(NOTE, ADD_NOTE, `${ok} type Mutation { addNote(siteId: ID!, reason: String): Boolean! }`).missing).toEqual([
    'argument addNote.text has no place on the platform',
  ])
  const theirs = `${ok} type Mutation { addNote(siteId: ID!, text: String!, reason: String,\n tenant: ID!): Boolean! }`
  expect(tried(NOTE, ADD_NOTE, theirs).missing).toEqual(['unfilled addNote.tenant is required by the platform, and the console has no value for it (line 2)'])
  expect(tried(NOTE, ADD_NOTE, `${ok} type Mutation { addNote(siteId: ID!, text: [Boolean], reason: String): Boolean! }`).missing).toEqual([
    'argument addNote.text is String in the console and Boolean on the platform',
  ])
  expect(tried(NOTE, ADD_NOTE, `${ok} type Mutation { note(siteId: ID!): Boolean! }`).missing).toEqual(['operation addNote is missing'])
})

test('an argument of theirs with a default, or an optional one, is left to the platform', () => {
  const { document, send } = tried(
    NOTE,
    ADD_NOTE,
    `${ok} type Mutation { addNote(siteId: ID!, text: String! = "-", reason: String! = "none", by: String): Boolean! }`,
  )
  expect(document).toBe('mutation AddNote($siteId: ID!, $text: String, $reason: String) {\n  addNote(siteId: $siteId, text: $text, reason: $reason)\n}')
  expect(send({ siteId: 's1', text: 'x' })).toEqual({ siteId: 's1', text: 'x' })
})

test('of a read, a filter that the platform lacks is refused where it is given; how many are asked for at once is not', () => {
  const ours = 'type Query { notes(siteId: ID!, kind: String, limit: Int, skips: Int = 0): [String!]! }'
  const document = 'query Notes($siteId: ID!, $kind: String, $limit: Int, $skips: Int) { notes(siteId: $siteId, kind: $kind, limit: $limit, skips: $skips) }'
  const { noted, send } = tried(ours, document, 'type Query { notes(siteId: ID!): [String!]! }')
  expect(noted).toEqual(['argument notes.kind has no place on the platform', 'argument notes.skips has no place on the platform'])
  expect(send({ siteId: 's1', limit: 50, skips: 0, kind: null })).toEqual({ siteId: 's1' })
  expect(send({ siteId: 's1', skips: 50 })).toBe('unfit: skips cannot be asked of this platform')
  expect(send({ siteId: 's1', kind: 'CREDIT' })).toBe('unfit: kind cannot be asked of this platform')
})

test('an input of theirs that asks for nothing is sent empty', () => {
  const ours = 'type Query { ok: Boolean } type Mutation { downloadAllSites: String! }'
  const theirs =
    'type Query { ok: Boolean } type Mutation { downloadAllSites(input: DownloadInput!): DownloadPayload } input DownloadInput { clientMutationId: String } type DownloadPayload { clientMutationId: String link: String }'
  const { send, read } = tried(ours, 'mutation DownloadAllSites { downloadAllSites }', theirs)
  expect(send({})).toEqual({ input: {} })
  expect(read({ downloadAllSites: { link: 'https://files.example/all.csv' } })).toEqual({ downloadAllSites: 'https://files.example/all.csv' })
})
