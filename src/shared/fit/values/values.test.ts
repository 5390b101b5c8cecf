import { describe, expect, test } from 'vitest'
import { tried } from '../fit.test-support.ts'

/** A field that is written and read, so that both directions show. */
const OURS = `
  type Query { site(id: ID!): Site }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  type Site {
    id: ID! name: String siteType: String masterStatus: String count: Int rate: Float balance: Long enabled: Boolean tags: [String!]
    "Unix seconds." from: Long
    "JSON text." extra: String
  }
  input SiteInput {
    id: ID! name: String siteType: String masterStatus: String count: Int rate: Float balance: Long enabled: Boolean tags: [String!]
    "Unix seconds." from: Long
    "JSON text." extra: String
  }`

const SCALARS = `scalar AWSJSON scalar JSON scalar jsonb scalar AWSTimestamp scalar AWSDateTime scalar DateTime scalar timestamptz scalar Date scalar bigint scalar uuid
  "Milliseconds since the epoch." scalar Instant
  enum SiteType { SIMPLE_B2C MARKETING B2C_MARKET_PLACE O2O_COMMERCE } enum Switch { ON OFF } enum Status { ACTIVE INACTIVE }`

function through(field: string, type: string) {
  const theirs = `${SCALARS} type Query { site(id: ID!): Site } type Mutation { saveSite(input: SiteInput!): Boolean! }
    type Site { id: ID! ${field}: ${type} } input SiteInput { id: ID! ${field}: ${type} }`
  const write = tried(OURS, 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }', theirs)
  const read = tried(OURS, `query Site($id: ID!) { site(id: $id) { id ${field} } }`, theirs)
  return {
    sent: (value: unknown) => inside(write.send({ input: { id: '1', [field]: value } }), 'input', field),
    answered: (value: unknown) => inside(read.read({ site: { id: '1', [field]: value } }), 'site', field),
    noted: [...write.noted, ...read.noted].filter((text) => text.includes(`.${field} `)),
  }
}

const inside = (value: any, key: string, field: string): unknown => (typeof value === 'string' ? value : value[key][field])

describe('numbers and texts', () => {
  test.each<[field: string, type: string, ours: unknown, theirs: unknown]>([
    ['name', 'ID!', 'a', 'a'],
    ['name', 'uuid', 'a', 'a'],
    ['name', 'Int', '12', 12],
    ['count', 'String', 1999, '1999'],
    ['count', 'Float', 1999, 1999],
    ['balance', 'Int', -5, -5],
    ['balance', 'Float', 199_900, 199_900],
    ['enabled', 'Boolean!', true, true],
    ['tags', '[uuid]', ['a'], ['a']],
    ['tags', 'String', ['a'], 'a'],
    ['name', '[String!]', 'a', ['a']],
    ['name', 'Int', null, null],
  ])('%s as %s: %j is %j there', (field, type, ours, theirs) => {
    const { sent, answered } = through(field, type)
    expect([sent(ours), answered(theirs)]).toEqual([theirs, ours])
  })

  test('a big number that comes as text is a number where no digit is lost', () => {
    const { answered } = through('balance', 'bigint')
    expect([answered('199900'), answered(199_900), answered('9007199254740993')]).toEqual([199_900, 199_900, 'unfit: site.balance is not a number'])
  })

  test('a fraction does not go into a whole number', () => {
    expect(through('rate', 'Int').sent(1.5)).toBe('unfit: input.rate is not a whole number')
  })
})

describe('points in time', () => {
  test.each<[type: string, theirs: unknown]>([
    ['AWSTimestamp', 1_800_000_000],
    ['Int', 1_800_000_000],
    ['Float', 1_800_000_000],
    ['Instant', 1_800_000_000_000],
    ['AWSDateTime', '2027-01-15T08:00:00.000Z'],
    ['DateTime', '2027-01-15T08:00:00.000Z'],
    ['timestamptz', '2027-01-15T08:00:00.000Z'],
    ['String', '1800000000'],
  ])('unix seconds as %s', (type, theirs) => {
    const { sent, answered } = through('from', type)
    expect([sent(1_800_000_000), answered(theirs)]).toEqual([theirs, 1_800_000_000])
  })

  test('a day is that of the machine, from its first second, and a time may have a zone', () => {
    const midnight = new Date(2027, 0, 15).getTime() / 1000
    expect([through('from', 'Date').sent(midnight), through('from', 'Date').sent(midnight + 86_399)]).toEqual(['2027-01-15', '2027-01-15'])
    expect(through('from', 'Date').answered('2027-01-15')).toBe(midnight)
    expect(through('from', 'Date').sent(1e15)).toBe('unfit: input.from is not a point in time')
    expect(through('from', 'timestamptz').answered('2027-01-15T13:30:00+05:30')).toBe(1_800_000_000)
    expect(through('from', 'timestamptz').answered('2027-01-15 08:00:00')).toBe(1_800_000_000)
    expect(through('from', 'Date').answered('01/02/2027'), 'day or month first: nobody knows').toBe('unfit: site.from is not a point in time')
    expect(through('from', 'DateTime').answered('soon')).toBe('unfit: site.from is not a point in time')
  })
})

describe('enums', () => {
  test('a value goes by case and separators, and comes back as ours is spelled', () => {
    const { sent, answered, noted } = through('siteType', 'SiteType')
    expect([sent('O2OCommerce'), sent('SIMPLE_B2C'), answered('O2O_COMMERCE'), answered('MARKETING')]).toEqual([
      'O2O_COMMERCE',
      'SIMPLE_B2C',
      'O2OCommerce',
      'MARKETING',
    ])
    expect(noted).toEqual([])
    expect([through('masterStatus', 'Switch').sent('On'), through('masterStatus', 'Switch').answered('OFF')]).toEqual(['ON', 'Off'])
  })

  test('a value outside is refused, and listed where the console has it', () => {
    expect(through('siteType', 'SiteType').sent('B2B2C_ECOM')).toBe('unfit: input.siteType has a value that the platform does not know')
    const theirs = `${SCALARS} type Query { ok: Boolean } type Mutation { saveSite(input: SiteInput!): Boolean! } input SiteInput { id: ID! siteType: Kind } enum Kind { MARKETING }`
    const { noted } = tried(OURS, 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }', theirs)
    expect(noted.filter((text) => text.startsWith('value'))).toEqual([
      "value SiteInput.siteType cannot be SIMPLE_B2C, B2C_MARKET_PLACE, O2OCommerce: the platform's enum Kind does not have them (line 3)",
    ])
  })

  test('an enum that has none of our values is no counterpart', () => {
    expect(through('masterStatus', 'Status').noted).toEqual([
      "argument SiteInput.masterStatus takes none of On, Off: the platform's enum Status has ACTIVE, INACTIVE",
    ])
  })
})

describe('JSON', () => {
  test.each(['AWSJSON', 'JSON', 'jsonb'])('a JSON text as %s', (type) => {
    const { sent, answered } = through('extra', type)
    expect(sent('{"a":1}')).toEqual(type === 'AWSJSON' ? '{"a":1}' : { a: 1 })
    expect([answered('{"a":1}'), answered({ a: 1 }), answered(null)]).toEqual(['{"a":1}', '{"a":1}', null])
  })

  test('a record is sent as JSON, and read out of it', () => {
    const ours =
      'type Query { page: Page } type Page { name: String! image: Image } type Image { key: String } type Mutation { save(image: ImageInput!): Boolean! } input ImageInput { key: String }'
    const theirs = 'scalar AWSJSON type Query { page: Page } type Page { name: String! image: AWSJSON } type Mutation { save(image: AWSJSON!): Boolean! }'
    const read = tried(ours, 'query Page { page { name image { key } } }', theirs)
    expect(read.document).toBe('query Page {\n  page {\n    name\n    image\n  }\n}')
    expect(read.read({ page: { name: 'a', image: '{"key":"k","more":1}' } })).toEqual({ page: { name: 'a', image: { key: 'k' } } })
    expect(tried(ours, 'mutation Save($image: ImageInput!) { save(image: $image) }', theirs).send({ image: { key: 'k' } })).toEqual({ image: '{"key":"k"}' })
    expect(
      tried(ours, 'mutation Save($image: ImageInput!) { save(image: $image) }', theirs.replaceAll('AWSJSON', 'jsonb')).send({ image: { key: 'k' } }),
    ).toEqual({ image: { key: 'k' } })
  })

  test('a record that ours has as JSON text is asked for whole', () => {
    const ours = 'type Query { "JSON text: what the editor needs." signature: String! }'
    const theirs = 'type Query { signature: Signature! } type Signature { hash: String keys: Keys } type Keys { id: ID }'
    const { document, read } = tried(ours, 'query Signature { signature }', theirs)
    expect(document).toBe('query Signature {\n  signature {\n    hash\n    keys {\n      id\n    }\n  }\n}')
    expect(read({ signature: { hash: 'h', keys: { id: '1' } } })).toEqual({ signature: '{"hash":"h","keys":{"id":"1"}}' })
  })
})
