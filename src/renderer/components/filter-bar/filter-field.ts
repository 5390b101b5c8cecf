import { formatDashboardDate, formatDate, parseDay } from '#shared/domain/date.ts'
import { DATE_PRESET_LABELS, type DatePreset } from '#shared/domain/date-presets.ts'
import type { RangeUnit } from '../typed-value/range-end.ts'

export interface FilterOption {
  readonly value: string
  readonly label: string
  readonly count?: number
  /** Present: the option is shown but cannot be chosen, for this reason. */
  readonly disabledReason?: string
}

interface FieldBase {
  readonly name: string
  readonly label: string
  /** It always holds a value: its chip cannot be removed. */
  readonly isRequired?: boolean
  /** Why it cannot be set now. */
  readonly disabledReason?: string | undefined
  /** What its chip says of the value, where another text says it better. */
  readonly said?: string | undefined
  /** The part of its value that cannot be read, from an address or as typed: no row is kept. */
  readonly unreadable?: string | undefined
}

/** Keeps rows whose text contains what is typed. */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly value: string
  readonly onChange: (value: string) => void
}

interface ChoiceFieldBase extends FieldBase {
  /** Asked for when the filter is opened: options drawn from 100,000 rows cost nothing before. */
  readonly options: () => readonly FilterOption[]
  /** The label of a chosen value, for its chip; the value itself when absent. */
  readonly labelOf?: (value: string) => string
}

/** Keeps rows that have the one chosen value. */
export interface OneOfField extends ChoiceFieldBase {
  readonly kind: 'one-of'
  /** Its chip says the chosen option alone. */
  readonly isNamedByOption?: boolean
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Keeps rows that have any of the chosen values. */
export interface AnyOfField extends ChoiceFieldBase {
  readonly kind: 'any-of'
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

interface ChosenRange {
  readonly from: string
  readonly to: string
  /** The period of these days, where it was chosen by its name: on another day it has others. */
  readonly preset?: DatePreset | undefined
}

/** Keeps rows whose value lies between two ends. */
export interface RangeField extends FieldBase {
  readonly kind: 'range'
  readonly unit: RangeUnit
  /** In the plain notation (see `plainEnd`; days of dashboards as `DD-MM-YYYY`); empty for an open end. */
  readonly value: ChosenRange
  readonly onChange: (value: ChosenRange) => void
  /** For days: their format, the last day to choose (unix seconds), and periods offered before the usual ones. */
  readonly days?: {
    readonly format?: 'form' | 'dashboard'
    readonly latest?: number
    readonly more?: readonly { readonly name: string; readonly label: string; readonly from: string; readonly to: string }[]
  }
}

/** One filter of a `FilterBar`: what it holds now and how to change it. */
export type FilterField = TextField | OneOfField | AnyOfField | RangeField

export const isFieldSet = (field: FilterField): boolean => {
  if (field.kind === 'range') return field.value.from !== '' || field.value.to !== ''
  return field.kind === 'any-of' ? field.value.length > 0 : field.value !== null && field.value !== ''
}

export const unsetField = (field: FilterField): void => {
  if (field.kind === 'text') field.onChange('')
  else if (field.kind === 'one-of') field.onChange(null)
  else if (field.kind === 'range') field.onChange({ from: '', to: '' })
  else field.onChange([])
}

const NAMED_VALUES = 2

/** What a chip says: `Plan: Growth, Starter +2`. */
export const chipText = (field: FilterField): string => {
  if (field.unreadable !== undefined) return `${field.label}: can't read "${field.unreadable}"`
  if (field.said !== undefined) return `${field.label}: ${field.said}`
  if (field.kind === 'text') return `${field.label}: ${field.value}`
  if (field.kind === 'range') return `${field.label}: ${rangeChip(field)}`
  const labelOf = field.labelOf ?? ((value: string) => value)
  if (field.kind === 'one-of') {
    if (field.value === null) return field.label
    return field.isNamedByOption === true ? labelOf(field.value) : `${field.label}: ${labelOf(field.value)}`
  }
  const named = field.value.slice(0, NAMED_VALUES).map(labelOf).join(', ')
  const others = field.value.length - NAMED_VALUES
  return `${field.label}: ${named}${others > 0 ? ` +${others}` : ''}`
}

const rangeChip = ({ unit, days, value: { from, to, preset } }: RangeField): string => {
  if (preset !== undefined) return DATE_PRESET_LABELS[preset]
  const write = days?.format === 'dashboard' ? formatDashboardDate : formatDate
  const shown = (text: string): string => (unit === 'day' && text !== '' ? write(parseDay(text)) || text : text)
  if (from === '') return `up to ${shown(to)}`
  return to === '' ? `from ${shown(from)}` : `${shown(from)} to ${shown(to)}`
}
