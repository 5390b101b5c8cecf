/** Whose value is saved where the record changed in the meantime. */
export type ReviewChoice = 'yours' | 'theirs'

/** One field that a save would change. Values are texts as people read them: money and dates formatted, switches as Yes and No. */
export interface ReviewRow {
  /** The field's name in the form. */
  readonly id: string
  /** Title of the section the field is in; rows of one section stand together. */
  readonly section: string
  /** Label of the field. */
  readonly field: string
  /** What was loaded; empty for no value. */
  readonly from: string
  /** What the user made of it. */
  readonly to: string
  /** What another user made of it since it was loaded. Present: the user must choose. */
  readonly theirs?: string
}

/** A field of a record as it is compared, reviewed and merged. Make one with `fieldOf`, or by hand where a value is part of a larger one. */
export interface RecordField<Values> {
  /** Its name in the form, which is also the key of its row in the review. */
  readonly id: string
  /** Title of the section it is in. */
  readonly section: string
  readonly label: string
  /** Its value as people read it; empty for none. */
  readonly text: (values: Values) => string
  /** The values with this field taken from others. */
  readonly take: (values: Values, from: Values) => Values
  /** Whether two states of the record have the same value; without it, whether they read the same. */
  readonly isSame?: (one: Values, other: Values) => boolean
  /** The user may not change it: it stays as the platform has it and is not reviewed. */
  readonly isLocked?: boolean
  /** Id of the field that shows this one's change where both changed alike, such as the name that goes with an id. */
  readonly shownBy?: string
}

/** The fields of a record, or a function of its states where they differ from record to record. */
export type RecordFields<Values> = readonly RecordField<Values>[] | ((states: readonly Values[]) => readonly RecordField<Values>[])

/** Whose value is saved, by field id. */
export type Choices = Readonly<Record<string, ReviewChoice>>

/** What a record became on both sides since it was loaded. */
export interface Merge<Values> {
  readonly mine: Values
  readonly theirs: Values
  /** Changed here only: saved. */
  readonly yours: readonly RecordField<Values>[]
  /** Changed on the platform, with the id of the row that its choice is made in: theirs where only they did, open where both did. */
  readonly contested: readonly { readonly field: RecordField<Values>; readonly row: string }[]
  /** What the review shows, in the order of the fields. */
  readonly rows: readonly ReviewRow[]
  /** What holds unless the user chooses otherwise. */
  readonly standing: Choices
}

const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.filter((entry): entry is string => typeof entry === 'string' && entry !== '').join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What counts of a value: blanks around a text and empty entries of a list make no difference. */
const counted = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? value.filter((entry) => entry !== '') : value
}

/** A value as text, the same whatever the order of its keys. */
const comparable = (value: unknown): string =>
  JSON.stringify(counted(value), (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part,
  )

/**
 * Makes fields that are one value of a form each: `const field = fieldOf<PageValues>()`. `text`: how a value reads,
 * where that is not the value itself.
 */
export const fieldOf =
  <Values>() =>
  <Name extends keyof Values & string>(id: Name, section: string, label: string, text: (value: Values[Name]) => string = plainText): RecordField<Values> => ({
    id,
    section,
    label,
    text: (values) => text(values[id]),
    take: (values, from) => ({ ...values, [id]: from[id] }),
    isSame: (one, other) => comparable(one[id]) === comparable(other[id]),
  })

const isSameIn = <Values>({ text, isSame }: RecordField<Values>, one: Values, other: Values): boolean =>
  isSame === undefined ? text(one) === text(other) : isSame(one, other)

const fieldsOf = <Values>(fields: RecordFields<Values>, ...states: readonly Values[]): readonly RecordField<Values>[] =>
  typeof fields === 'function' ? fields(states) : fields

/** Ids of the fields in which two states of a record differ, in their order. */
export const changedFields = <Values>(from: Values, to: Values, fields: RecordFields<Values>): readonly string[] =>
  fieldsOf(fields, from, to).flatMap((field) => (isSameIn(field, from, to) ? [] : [field.id]))

/**
 * Compares field by field, as git merges lines: changed on one side only, that side's; on both sides to the same, that; to different values, the user decides.
 *
 * @param base what was loaded, and what both changed
 * @param mine what the form holds
 * @param theirs what the platform has now
 */
export const threeWay = <Values>(base: Values, mine: Values, theirs: Values, fields: RecordFields<Values>): Merge<Values> => {
  const states = fieldsOf(fields, base, mine, theirs).map((field) => ({
    field,
    isMine: !isSameIn(field, base, mine),
    isTheirs: !isSameIn(field, base, theirs),
    isDifferent: !isSameIn(field, mine, theirs),
  }))
  const different = states.filter(({ isDifferent }) => isDifferent)
  const yours = different.filter(({ isMine, isTheirs }) => isMine && !isTheirs).map(({ field }) => field)
  const onlyTheirs = different.filter(({ field, isMine, isTheirs }) => isTheirs && !isMine && field.isLocked !== true).map(({ field }) => field)
  const conflicts = different.filter(({ isMine, isTheirs }) => isMine && isTheirs).map(({ field }) => field)
  const contested = [onlyTheirs, conflicts].flatMap((alike) => alike.map((field) => ({ field, row: shownIn(field, alike) })))
  const contestedIds = new Set(contested.map(({ field }) => field.id))
  const shown = new Set([yours, onlyTheirs, conflicts].flatMap((alike) => alike.filter((field) => shownIn(field, alike) === field.id)))
  const rows = states
    .filter(({ field }) => shown.has(field))
    .map(({ field }) => ({
      id: field.id,
      section: field.section,
      field: field.label,
      from: field.text(base),
      to: field.text(mine),
      ...(contestedIds.has(field.id) ? { theirs: field.text(theirs) } : {}),
    }))
  return { mine, theirs, yours, contested, rows, standing: Object.fromEntries(onlyTheirs.map(({ id }) => [id, 'theirs'])) }
}

/** Id of the row that shows a field among those that changed alike. */
const shownIn = <Values>({ id, shownBy }: RecordField<Values>, alike: readonly RecordField<Values>[]): string =>
  shownBy !== undefined && alike.some((field) => field.id === shownBy) ? shownBy : id

/** What is saved: the platform's values with what was changed here and, where the platform changed too, what was chosen. */
export interface Merged<Values> {
  readonly values: Values
  /** Ids of the fields that differ from the platform's. */
  readonly changed: readonly string[]
}

/** The values that a review with these choices saves. */
export const mergedValues = <Values>({ mine, theirs, yours, contested }: Merge<Values>, choices: Choices): Merged<Values> => {
  const taken = [...yours, ...contested.filter(({ row }) => choices[row] === 'yours').map(({ field }) => field)]
  return { values: taken.reduce((values, { take }) => take(values, mine), theirs), changed: taken.map(({ id }) => id) }
}
