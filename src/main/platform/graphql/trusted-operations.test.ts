import { Kind, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { trustedOperation } from './trusted-operations.ts'

test('tells queries from mutations', () => {
  const kinds = Object.entries(documents).map(([name, text]) => {
    const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    return { name, known: trustedOperation(name)?.kind, said: operation?.operation }
  })
  expect(kinds.filter(({ known, said }) => known !== said)).toEqual([])
})

test('no operation names an output type, which a platform may call something else', () => {
  const fragments: string[] = []
  const note = ({ kind }: { readonly kind: string }) => void fragments.push(kind)
  for (const text of Object.values(documents)) visit(parse(text), { FragmentDefinition: note, FragmentSpread: note, InlineFragment: note })
  expect(fragments).toEqual([])
})

test('an operation that the build does not know is none', () => {
  expect(trustedOperation('DropEverything')).toBeUndefined()
})

test('no operation names the scalar Long, which AppSync cannot have: a platform may declare it as another number', () => {
  const texts = Object.values(documents)
  expect(texts.length).toBeGreaterThan(90)
  expect(texts.filter((text) => /\bLong\b/.test(text))).toEqual([])
})
