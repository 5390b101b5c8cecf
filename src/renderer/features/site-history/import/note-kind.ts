import type { ImportKind } from '#patterns/import/import-kind.ts'
import { type ImportSite, NO_SUCH_SITE, SITE_COLUMN } from '#patterns/import/import-sites.ts'
import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { CATEGORY, NOTES } from '../messages.ts'
import { noteSchema } from '../notes/note-form.tsx'

/** The column of each field of the form. */
const KEYS: Readonly<Record<string, string>> = { noteCategory: 'eventName', noteText: 'note' }

/** Longest note of a file; more does not belong into one. */
const LONGEST = 5000

/** Notes of sites, each a site, a category and a text. */
export const noteKind = (find: (text: string) => ImportSite | undefined): ImportKind => ({
  job: 'note',
  what: 'notes',
  columns: [
    SITE_COLUMN,
    {
      key: 'eventName',
      label: CATEGORY,
      names: ['category'],
      isRequired: true,
      options: NOTE_CATEGORIES.map((value) => ({ value, label: value })),
      example: 'Onboarding',
    },
    { key: 'note', label: NOTES, names: ['note', 'text'], isRequired: true, example: 'Wants a second outlet' },
  ],
  check: ({ site = '', eventName = '', note = '' }) => {
    const found = find(site)
    if (found === undefined) return { problems: { site: NO_SUCH_SITE } }
    const parsed = noteSchema.safeParse({ noteCategory: eventName, noteText: note })
    if (!parsed.success) return { problems: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [KEYS[String(path[0])] ?? 'note', message])) }
    if (note.length > LONGEST) return { problems: { note: 'A note has at most 5,000 characters.' } }
    return { target: { ...found, to: { eventName, note: parsed.data.noteText } } }
  },
})
