import { expect, test } from 'vitest'
import { schemaNameLines, suggestionLines } from './schema-lines.ts'

const open = { place: 'arguments', ours: 'SiteInput.mobile', theirs: ['mobileNo', 'phone'], isSure: false } as const
const report = { suggestions: [open], wrongAliases: [], aliases: {}, lines: [], isEveryScreenOpen: true }

test('--write says that no alias was sure enough; without it only what is to decide is listed', () => {
  const line = 'To decide: schema.aliases.arguments "SiteInput.mobile" may be "mobileNo" or "phone".'
  expect(suggestionLines(report, true)).toEqual(['No alias was sure enough to write.', line])
  expect(suggestionLines(report, false)).toEqual([line])
})

test('offers a name of the platform once, with all that it may be', () => {
  const of = (ours: string, ...theirs: string[]) => ({ place: 'arguments', ours, theirs, isSure: false }) as const
  const suggestions = [
    of('SiteInput.mobile', 'mobileNo'),
    of('SiteInput.zip', 'zipCode'),
    of('SiteInput.mobileNumber', 'phoneNumber', 'mobileNo'),
    of('UserInput.mobile', 'mobileNo'),
    of('StoreInput.zip', 'zipCode'),
    { ...of('User.zip', 'zipCode'), place: 'fields' } as const,
  ]
  expect(suggestionLines({ ...report, suggestions }, false)).toEqual([
    'To decide: schema.aliases.arguments "SiteInput.mobile" or "SiteInput.mobileNumber" may be "mobileNo" or "phoneNumber".',
    'To decide: schema.aliases.arguments "SiteInput.zip", "StoreInput.zip", schema.aliases.fields "User.zip" may each be "zipCode".',
    'To decide: schema.aliases.arguments "UserInput.mobile" may be "mobileNo".',
  ])
})

test.each([
  [{ before: undefined, after: 'shop.graphql' }, true, ['Written: platform.schema "shop.graphql".']],
  [{ before: undefined, after: 'shop.graphql' }, false, ['--write adds: platform.schema "shop.graphql".']],
  [{ before: 'old.graphql', after: 'shop.graphql' }, true, ['Written: platform.schema "shop.graphql" instead of "old.graphql".']],
  [{ before: 'shop.graphql', after: 'shop.graphql' }, true, []],
  [{ before: undefined, after: undefined }, true, ['Nothing was written: the profile can name a schema only beside it. Put the file there, and try again.']],
  [{ before: undefined, after: undefined }, false, []],
])('of the name of the schema %j, with --write %j', (name, isWriting, lines) => {
  expect(schemaNameLines(name, isWriting)).toEqual(lines)
})
