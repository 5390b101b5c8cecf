import { globSync, readFileSync } from 'node:fs'
import { concatAST, getNamedType, isInputObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { fieldsOf, schema } from './schema-paths.ts'
import { SOURCE_ENTITIES } from './source-entities.ts'

/** The fields of each type that the console's own operations ask for. */
const REQUESTED = requestedFields()

function requestedFields(): ReadonlyMap<string, ReadonlySet<string>> {
  const requested = new Map<string, Set<string>>()
  const documents = globSync('src/renderer/**/*.graphql', { cwd: inRoot() }).map((file) => parse(readFileSync(inRoot(file), 'utf8')))
  const types = new TypeInfo(schema)
  const note = {
    Field: ({ name }: { readonly name: { readonly value: string } }): void => {
      const type = types.getParentType()?.name ?? ''
      requested.set(type, (requested.get(type) ?? new Set()).add(name.value))
    },
  }
  visit(concatAST(documents), visitWithTypeInfo(types, note))
  return requested
}

/** Whether the console asks for a path (`address.city`) of a type. */
function isRequested(typeName: string, [step = '', ...rest]: readonly string[]): boolean {
  const type = schema.getType(typeName)
  const field = type && fieldsOf(type)[step]
  if (field === undefined || REQUESTED.get(typeName)?.has(step) !== true) return false
  return rest.length === 0 || isRequested(getNamedType(field.type).name, rest)
}

// What is sent is in `source-operations.ts`, and compared with what was really sent.
const READ = SOURCE_ENTITIES.filter(({ type }) => !isInputObjectType(schema.getType(type)))

describe('the console asks for every field of [CALL-004]', () => {
  test('the entities that it reads: 39 of them', () => expect(READ).toHaveLength(39))

  test.each(READ)('$title', ({ type, fields, unread }) => {
    expect(fields.filter((path) => !isRequested(type, path.split('.')))).toEqual(unread)
  })
})
