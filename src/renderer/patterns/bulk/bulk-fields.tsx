import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { bulkContentText } from '#shared/domain/bulk/bulk-value-text.ts'
import type { RecordJob } from '#shared/domain/bulk/record-changes.ts'
import type { BulkChoice, TypedChange } from './bulk-choice.ts'

export const NEW_VALUE = 'New value'
export const CHOOSE = 'Choose a value'

export const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
export const ACTIVE_INACTIVE = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]

/** A field that is on or off. */
export const toggleChoice = (field: RecordJob, label: string, options: typeof YES_NO): BulkChoice => ({
  id: field,
  label,
  fields: <SelectField name="value" label={NEW_VALUE} options={options} placeholder={CHOOSE} />,
  plan: ({ value }) => {
    if (value !== 'true' && value !== 'false') return undefined
    const to = value === 'true'
    return { field, label: `${label}: ${bulkContentText(field, to)}`, to }
  },
})

/** A field with a text. @param hint present: it may be cleared */
export const textChoice = (field: RecordJob, label: string, hint?: string): BulkChoice => ({
  id: field,
  label,
  fields: <TextField name="value" label={NEW_VALUE} hint={hint} />,
  plan: ({ value }) => {
    const typed = String(value ?? '').trim()
    if (typed === '' && hint === undefined) return undefined
    const to = typed === '' ? null : typed
    return { field, label: `${label}: ${bulkContentText(field, to)}`, to }
  },
})

/** A field whose value is one of some, which may arrive later. Keep the options stable. */
export const listChoice = (field: RecordJob, label: string, options: readonly string[]): BulkChoice => ({
  ...textChoice(field, label),
  fields: <SelectField name="value" label={NEW_VALUE} options={options} placeholder={CHOOSE} />,
})

/** A part of a text that is replaced wherever it stands. What does not contain it is skipped. */
export const replaceChoice = (field: RecordJob, label: string): BulkChoice => ({
  id: field,
  label,
  fields: (
    <>
      <TextAreaField name="text" label="Text to replace" rows={2} />
      <TextAreaField name="second" label="Replace it with" rows={2} hint="Leave it empty to remove the text." />
    </>
  ),
  plan: ({ text, second }) =>
    text === ''
      ? undefined
      : {
          field,
          label: `${label}: “${shortened(text)}” becomes “${shortened(second)}”`,
          to: (from) => (typeof from === 'string' ? from.replaceAll(text, () => second) : from),
        },
})

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** The same choice with notes, which every save of a menu needs. */
export const withNotes = (choice: BulkChoice): BulkChoice => ({
  ...choice,
  fields: (
    <>
      {choice.fields}
      <TextAreaField name="notes" label="Notes" required rows={2} hint="Written to the history of the site with each change." limit={900} />
    </>
  ),
  plan: (typed: TypedChange) => {
    const note = typed.notes.trim()
    const planned = choice.plan(typed)
    return planned === undefined || note === '' ? undefined : { ...planned, note }
  },
})
