import { type DocumentNode, Kind, parse, print, visit } from 'graphql'

/** The platforms that the contract can be written for. AppSync has no scalars but its own. */
export const TARGETS = ['appsync'] as const

/** AppSync's types that can replace `Long`. `Float` holds whole numbers up to 2^53; `AWSTimestamp` ends in 2038. */
export const LONGS = ['Float', 'AWSTimestamp', 'Int'] as const
export type Long = (typeof LONGS)[number]

const LONG = 'Long'

/** The contract's SDL without descriptions, with another type in the place of `Long`. */
export function schemaFor(sdl: string, long: Long): string {
  const document = parse(sdl)
  const written: DocumentNode = visit(document, {
    ScalarTypeDefinition: (node) => (node.name.value === LONG ? null : undefined),
    NamedType: (node) => (node.name.value === LONG ? { ...node, name: { kind: Kind.NAME, value: long } } : undefined),
    StringValue: (_, key) => (key === 'description' ? null : undefined),
  })
  return `${print(written)}\n`
}
