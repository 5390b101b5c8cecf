import { type GraphQLLeafType, isEnumType } from 'graphql'
import type { PlatformValue } from '../aliases.ts'
import { Mismatch } from '../gap.ts'
import { bareName } from '../names.ts'
import type { Conversion, ScalarForm } from '../plan.ts'
import { type OwnKind, ownKind, type ScalarKind, scalarKind } from './scalar-kinds.ts'

/** A leaf of ours, with what is known of its values. */
export interface OwnLeaf {
  readonly type: GraphQLLeafType
  readonly description: string | null | undefined
  readonly known: readonly string[]
  readonly aliases: Readonly<Record<string, PlatformValue>> | undefined
}

const form = (name: ScalarForm): Conversion => ({ form: name })

/** Conversion of a leaf that we send to the type that they take. */
export function sentLeaf(own: OwnLeaf, theirs: GraphQLLeafType): Conversion | Mismatch {
  const kind = scalarKind(theirs)
  if (isEnumType(theirs))
    return sentEnum(
      own,
      theirs.getValues().map(({ name }) => name),
      theirs.name,
    )
  const plain = own.type.name === theirs.name ? 'same' : SENT[ownKind(own.type, own.description)][kind]
  if (own.aliases !== undefined)
    return { values: Object.entries(own.aliases).map(([from, to]) => [from, to]), others: plain === undefined ? 'refused' : 'same' }
  return plain ?? new Mismatch(`is ${own.type.name} in the console and ${theirs.name} on the platform`)
}

/** Conversion of a leaf that they answer to the type that we expect. */
export function answeredLeaf(own: OwnLeaf, theirs: GraphQLLeafType): Conversion | Mismatch {
  const plain = own.type.name === theirs.name ? 'same' : ANSWERED[ownKind(own.type, own.description)][scalarKind(theirs)]
  const spelled = isEnumType(theirs)
    ? respelled(
        own,
        theirs.getValues().map(({ name }) => name),
      )
    : []
  const values = [...Object.entries(own.aliases ?? {}).map(([from, to]) => [to, from] as const), ...spelled]
  if (values.length > 0) return { values, others: plain === undefined ? 'refused' : 'same' }
  return plain ?? new Mismatch(`is ${own.type.name} in the console and ${theirs.name} on the platform`)
}

/** The values of ours that an enum of theirs has no counterpart for. */
export const valuesOutside = ({ known, aliases }: OwnLeaf, theirs: GraphQLLeafType): readonly string[] => {
  if (!isEnumType(theirs)) return []
  const names = new Set(theirs.getValues().map(({ name }) => bareName(name)))
  return known.filter((value) => !names.has(bareName(value)) && !Object.hasOwn(aliases ?? {}, value))
}

function sentEnum(own: OwnLeaf, names: readonly string[], type: string): Conversion | Mismatch {
  if (ownKind(own.type, own.description) !== 'text' && own.aliases === undefined)
    return new Mismatch(`is ${own.type.name} in the console and the enum ${type} on the platform`)
  const isForeign = own.known.length > 0 && own.known.every((value) => !names.some((name) => bareName(name) === bareName(value)))
  if (isForeign && own.aliases === undefined)
    return new Mismatch(`takes none of ${own.known.join(', ')}: the platform's enum ${type} has ${names.slice(0, 6).join(', ')}`)
  return { values: [...Object.entries(own.aliases ?? {}), ...names.map((name) => [name, name] as const)], others: 'refused' }
}

/** Enum values that differ from ours in spelling. */
const respelled = ({ known }: OwnLeaf, names: readonly string[]): (readonly [string, string])[] =>
  names.flatMap((name) => {
    const own = known.find((value) => bareName(value) === bareName(name))
    return own === undefined || own === name ? [] : [[name, own] as const]
  })

type Table = Readonly<Record<OwnKind, Partial<Readonly<Record<ScalarKind, Conversion>>>>>

const SENT: Table = {
  text: {
    text: 'same',
    integer: form('integer'),
    number: form('number'),
    'json-text': form('json-text'),
    json: 'same',
    time: 'same',
    date: 'same',
    opaque: 'same',
  },
  'json-text': { text: 'same', 'json-text': 'same', json: form('json'), opaque: 'same' },
  number: { text: form('text'), integer: form('integer'), number: 'same', json: 'same', 'json-text': form('text'), opaque: 'same' },
  seconds: {
    text: form('text'),
    integer: form('integer'),
    number: 'same',
    seconds: 'same',
    milliseconds: form('milliseconds'),
    time: form('iso-time'),
    date: form('iso-date'),
    opaque: 'same',
  },
  boolean: { boolean: 'same', json: 'same', 'json-text': form('json-text') },
}

const ANSWERED: Table = {
  text: { text: 'same', enum: 'same', integer: form('text'), number: form('text'), time: 'same', date: 'same', opaque: form('text') },
  'json-text': { text: 'same', 'json-text': form('json-text'), json: form('json-text'), opaque: form('json-text') },
  number: { integer: 'same', number: form('number'), text: form('number'), opaque: form('number') },
  seconds: {
    integer: 'same',
    number: form('seconds'),
    text: form('seconds'),
    seconds: form('seconds'),
    milliseconds: form('seconds-of-milliseconds'),
    time: form('seconds'),
    date: form('seconds'),
    opaque: form('seconds'),
  },
  boolean: { boolean: 'same' },
}
