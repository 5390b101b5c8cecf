import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import type { BulkChoice } from '#patterns/bulk/bulk-choice.ts'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { BulkSites } from '#patterns/panels/panels.ts'
import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { formatCount } from '#shared/domain/text.ts'
import { CATEGORY, NOTES } from '../messages.ts'
import { noteSchema } from './note-form.tsx'

const LONGEST = 5000

const NOTE: BulkChoice = {
  id: 'note',
  label: NOTES,
  fields: (
    <>
      <SelectField name="value" label={CATEGORY} required options={NOTE_CATEGORIES} placeholder="Choose a category" />
      <TextAreaField name="text" label={NOTES} required rows={3} limit={LONGEST} />
    </>
  ),
  plan: ({ value, text }) => {
    const { data } = noteSchema.safeParse({ noteCategory: value, noteText: text })
    if (data === undefined || data.noteText.length > LONGEST) return undefined
    const to = { eventName: data.noteCategory, note: data.noteText }
    return { field: 'note', columns: { eventName: CATEGORY, note: NOTES }, label: `Note: ${data.noteCategory}`, to }
  },
  problems: ({ text }) => {
    const { length } = text.trim()
    return length > LONGEST ? { text: `At most ${formatCount(LONGEST)} characters: these are ${formatCount(length)}.` } : {}
  },
}

const NOTE_ONLY = [NOTE]

/** Writes one note to the history of each of the selected sites. */
export const BulkNote = ({ sites, onClose }: { readonly sites: BulkSites; readonly onClose: () => void }) => (
  <ChooseChange
    choices={NOTE_ONLY}
    subjects={sites}
    noun="site"
    title={`Add a note to ${formatCount(sites.length)} ${sites.length === 1 ? 'site' : 'sites'}`}
    onClose={onClose}
  />
)
