import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { schemaFor } from './schema-for.ts'

test('descriptions are left out, and Long is the chosen type', () => {
  const sdl = `
    "A number above 32 bits." scalar Long
    "A site." type Site { "Its id." id: ID! createdAt: Long! sums: [Long] }
    type Query { sites("First." from: Long): [Site!] }`
  expect(schemaFor(sdl, 'Float')).toBe(`type Site {
  id: ID!
  createdAt: Float!
  sums: [Float]
}

type Query {
  sites(from: Float): [Site!]
}
`)
})

test('the contract can be written for AppSync', () => {
  const written = schemaFor(readFileSync(inRoot('schema/platform.graphql'), 'utf8'), 'Float')
  expect(written).not.toMatch(/\bLong\b|"""/)
  expect(Object.keys(buildSchema(written).getMutationType()?.getFields() ?? {})).toContain('siteWalletRechargeByAdmin')
})
