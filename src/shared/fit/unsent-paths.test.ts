import { expect, test } from 'vitest'
import { unsentPaths } from './apply-plan.ts'
import { tried } from './fit.test-support.ts'

const OURS = `
  type Query { users(limit: Int): [ID!]! }
  type Mutation { saveSite(input: SiteInput!): Boolean! }
  input SiteInput { id: ID! zip: String address: Address services: [Service!] }
  input Address { city: String lane: String }
  input Service { name: String! notes: String }`
const DOCUMENT = 'mutation SaveSite($input: SiteInput!) { saveSite(input: $input) }'

const unsent = (theirs: string, document = DOCUMENT): readonly string[] | undefined => {
  const { plan } = tried(OURS, document, `type Query { users: [ID!]! } ${theirs}`).fit
  return plan === null ? undefined : unsentPaths(plan)
}

test('names what a platform with inputs of its own has no place for, within objects and lists', () => {
  const mutation = 'type Mutation { saveSite(data: Site!): Boolean! }'
  const inner = 'input Place { city: String } input Service { name: String! }'
  expect(unsent(`${mutation} ${inner} input Site { id: ID! address: Place services: [Service!] }`)?.toSorted()).toEqual([
    'input.address.lane',
    'input.services.notes',
    'input.zip',
  ])
})

test('names arguments of a platform that takes them flat', () => {
  expect(unsent('type Mutation { saveSite(id: ID!, zip: String, services: [Service!]): Boolean! } input Service { name: String! notes: String }')).toEqual([
    'input.address',
  ])
})

test('names nothing where all has its place', () => {
  expect(unsent(OURS.slice(OURS.indexOf('type Mutation')))).toEqual([])
})
