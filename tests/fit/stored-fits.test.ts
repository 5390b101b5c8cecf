import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { fitOperations, fitsSchema } from '#shared/fit/fits.ts'
import { ours } from './own-operations.ts'

const theirs = buildSchema('type Query { getGroupAdmins: [Owner] } type Owner { id: ID! email: String }')

test('fits of every operation are read back from JSON as they were, and nothing else is', () => {
  const fits = fitOperations(documents, ours, theirs)
  expect(fits).toHaveLength(Object.keys(documents).length)
  expect(fits.filter(({ verdict }) => verdict !== 'missing').map(({ operation }) => operation)).toEqual(['GetGroupAdmins'])
  const stored: unknown = JSON.parse(JSON.stringify(fits))
  expect(fitsSchema.parse(stored)).toEqual(stored)
  const [first, ...others] = fits.filter(({ plan }) => plan !== null)
  expect(others).toEqual([])
  expect(fitsSchema.safeParse([{ ...first, operation: 'SiteWalletRechargeByAdmin' }]).success).toBe(false)
  expect(fitsSchema.safeParse([{ ...first, plan: null }]).success).toBe(false)
})
