import { DIFFERENCES } from '../../fit/differences.ts'
import { ours } from '../../fit/own-operations.ts'
import { sdlOf, theirSchemaOf } from '../../fit/their-schema.ts'

/** Differences of an AppSync schema, by their names in `tests/fit/differences.ts`, in the order they are applied. */
const STYLE = [
  'a time as AWSTimestamp',
  'a JSON text as AWSJSON',
  'an enum',
  'an answered enum',
  'answers that may be null',
  'flat arguments in one input',
  'rows in pages',
  'another name of a type',
] as const

/**
 * The contract as somebody else would have written it for AppSync: inputs, pages with tokens, enums, the scalars that
 * AppSync has, and other names of every type. Names of fields and arguments are ours: others need aliases.
 */
export function shopSchema(): string {
  const schema = theirSchemaOf(ours)
  for (const name of STYLE) for (const { make } of DIFFERENCES.find((each) => each.name === name)?.places(schema) ?? []) make()
  return sdlOf(schema)
    .replaceAll(/^scalar \w+$/gm, '')
    .replaceAll(/\bLong\b/g, 'Float')
    .replaceAll(/\b(\w+)_Their\b/g, 'Shop$1')
    .replaceAll(/\b(\w+)_Page\b/g, '$1Connection')
    .replaceAll(/\b(\w+)_args\b/g, '$1Input')
    .replaceAll(/\b(\w+)_Set\b/g, '$1Choice')
}
