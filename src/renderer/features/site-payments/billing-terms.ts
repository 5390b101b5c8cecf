import * as z from 'zod'
import type { FieldOption } from '#components/form/field-props.ts'
import { BILLING_STATUSES, CHARGING_MODELS, MASTER_STATUSES } from '#shared/domain/catalogue.ts'
import { formatDate, formatFormDate, isFormDate, parseDay } from '#shared/domain/date.ts'

/**
 * Unix seconds of a day in a form, null for none. A day that was not changed keeps the value it was stored with: a day in the form is a whole day, and
 * what cannot be a date shows as none.
 */
export const secondsOfDay = (day: string, stored: number | null | undefined): number | null =>
  formatFormDate(stored) === day ? (stored ?? null) : parseDay(day)

export const required = (message: string) => z.string().trim().min(1, message)

/** A day as a form has it once it is read, or none. */
export const isDay = (day: string): boolean => day === '' || isFormDate(day)

/** A day of a form as it is read elsewhere on the screen. */
export const shownDay = (day: string): string => formatDate(parseDay(day))

const asOptions = (values: readonly string[]): readonly FieldOption[] => values.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

export const CHARGING_MODEL_OPTIONS = asOptions(CHARGING_MODELS)
export const BILLING_STATUS_OPTIONS = asOptions(BILLING_STATUSES)
export const MASTER_STATUS_OPTIONS = asOptions(MASTER_STATUSES)
