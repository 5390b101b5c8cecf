import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, type DocumentNode, isObjectType, Kind, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const schema = buildSchema(readFileSync(`${root}/schema/platform.graphql`, 'utf8'))

const files = globSync('src/**/*.graphql', { cwd: root }).sort()
const documents = new Map(files.map((file) => [file, parse(readFileSync(`${root}/${file}`, 'utf8'))]))
const definitions = [...documents.values()].flatMap((document) => document.definitions)
const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

describe('documents of the console', () => {
  test('fit the contract together', () => {
    const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions }
    expect(validate(schema, whole).map((error) => error.message)).toEqual([])
  })

  test('give every operation a name of its own', () => {
    const names = operations.map((operation) => operation.name?.value ?? '(anonymous)')
    expect(names.filter((name, index) => name === '(anonymous)' || names.indexOf(name) !== index)).toEqual([])
  })

  test('name an operation after its first field, in PascalCase', () => {
    const expected = operations.map((operation) => {
      const [first] = operation.selectionSet.selections
      const field = first?.kind === Kind.FIELD ? first.name.value : ''
      return { name: operation.name?.value, startsWith: `${field.charAt(0).toUpperCase()}${field.slice(1)}` }
    })
    expect(expected.filter(({ name, startsWith }) => !name?.startsWith(startsWith))).toEqual([])
  })

  test("ask for the whole of a site's settings to edit it, and for their currency alone where money is shown [CALL-028]", () => {
    const type = schema.getType('BasicSiteSetting')
    if (!isObjectType(type)) throw new Error('The contract has no settings of a site')
    expect(fieldsOf('GetBasicSiteSettingBySite').sort()).toEqual(Object.keys(type.getFields()).sort())
    expect(fieldsOf('GetBasicSiteSettingBySiteCurrency')).toEqual(['curr'])
  })
})

/** What a document asks of the first field of an operation. */
function fieldsOf(operation: string): string[] {
  const [field] = operations.find(({ name }) => name?.value === operation)?.selectionSet.selections ?? []
  const selections = field?.kind === Kind.FIELD ? (field.selectionSet?.selections ?? []) : []
  return selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : each.kind))
}
