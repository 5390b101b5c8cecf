import { expect, test } from 'vitest'
import { placeholdersOf } from './template.ts'
import { unknownPlaceholders, unknownPlaceholderText } from './unknown-placeholders.ts'

const found = (text: string, scope: 'global' | 'master' = 'global'): readonly string[] =>
  unknownPlaceholders(text, placeholdersOf(scope)).map(({ written, nearest }) => `${written} ${nearest.token}`)

test('a mistyped placeholder is found, with the nearest one of its scope, once', () => {
  expect(found('Hi _name_, see _domian_ and _domian_')).toEqual(['_domian_ _domain_'])
  expect(found('_balance_amount_ _Last_Vist_')).toEqual(['_balance_amount_ _Balance_Amount_', '_Last_Vist_ _Last_Visit_'])
  expect(found('_custname_', 'master')).toEqual(['_custname_ _custName_'])
})

test('a placeholder of the other scope is not known', () => {
  expect(found('_companyName_')).toHaveLength(1)
  expect(found('_companyName_', 'master')).toEqual([])
})

test('italics of WhatsApp, names of files and addresses are no placeholders', () => {
  expect(found('_thanks_ _very much_ <a target="_blank"> shop_name_de a_domian_ __init__ https://x.example/_domian_x')).toEqual([])
})

test('the warning names the token and the nearest placeholder', () => {
  expect(unknownPlaceholderText('See _domian_', placeholdersOf('global'))).toBe(
    '_domian_ is not a placeholder and is sent as it is. The nearest one is _domain_.',
  )
  expect(unknownPlaceholderText('See _domain_', placeholdersOf('global'))).toBeNull()
})
