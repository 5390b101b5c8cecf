import { type GraphQLField, type GraphQLOutputType, getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql'
import { extremeFloat, extremeInt, extremeLong, extremeText, extremeTime, type Place } from './extremes.ts'
import type { ForeignSeed } from './seed.ts'

type Described = Pick<GraphQLField<unknown, never>, 'type' | 'description'>
/** Where graphql-js is in an answer. */
interface Path {
  readonly prev: Path | undefined
  readonly key: string | number
}

/** Index of the record that a field belongs to, in the nearest list above it; 0 of one that comes alone. */
export function recordOf(path: Path): number {
  for (let at: Path | undefined = path; at !== undefined; at = at.prev) if (typeof at.key === 'number') return at.key
  return 0
}

/** The value of a field in a seed: whatever the SDL allows there that is least expected. */
export function foreignValue(field: Described, value: unknown, place: Place, seed: Exclude<ForeignSeed, 'bare'>): unknown {
  const type = getNullableType(field.type)
  if (seed === 'hollow' && isObjectType(getNamedType(type))) return isObjectType(type) ? (value ?? recordWithout(type)) : value
  if (seed === 'null' || seed === 'hollow') return isNonNullType(field.type) ? value : null
  if (isListType(type)) return listOf(type.ofType, value, place, seed)
  if (isObjectType(type)) return value ?? recordWithout(type)
  return seed === 'empty' ? emptyScalar(type, value) : extremeScalar(type, field.description ?? '', value, place)
}

/** A record of nothing but absent fields; absent where one of them must be there. */
const recordWithout = (type: GraphQLOutputType): object | null =>
  isObjectType(type) && Object.values(type.getFields()).every((field) => !isNonNullType(field.type)) ? {} : null

function listOf(itemType: GraphQLOutputType, value: unknown, place: Place, seed: 'empty' | 'extreme'): unknown {
  if (seed === 'empty') return []
  if (isObjectType(getNamedType(itemType))) return value
  return [0, 1, 2, 3, 4, 5].map((index) => extremeScalar(getNullableType(itemType), '', '', { record: place.record + index, field: place.field }))
}

function emptyScalar(type: GraphQLOutputType, value: unknown): unknown {
  switch (getNamedType(type).name) {
    case 'String':
    case 'ID':
      return ''
    case 'Boolean':
      return false
    case 'Int':
    case 'Long':
    case 'Float':
      return 0
    default:
      return value
  }
}

function extremeScalar(type: GraphQLOutputType, description: string, value: unknown, place: Place): unknown {
  const isTime = /unix seconds/i.test(description)
  const unsigned = (number: number): number => (/positive|not negative/.test(description) ? Math.abs(number) : number)
  switch (getNamedType(type).name) {
    case 'String':
    case 'ID':
      return extremeText(place)
    case 'Int':
      // One above -2^31: its absolute value still fits.
      return unsigned(Math.max(extremeInt(place), -2_147_483_647))
    case 'Long':
      return isTime ? extremeTime(place) : unsigned(extremeLong(place))
    case 'Float':
      return extremeFloat(place)
    default:
      return value
  }
}
