import * as z from 'zod'
import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { ENTER_NOTES, SELECT_NOTES_CATEGORY } from '../messages.ts'

/** One line of a history as it is shown. */
export interface Note {
  readonly id: string
  /** Unix seconds. */
  readonly createdAt: number | null
  readonly category: string | null
  readonly reason: string | null
  /** Who wrote it. */
  readonly user: string | null
  readonly text: string | null
}

/** A note as it is written. */
export interface NewNote {
  /** One of `NOTE_CATEGORIES`. */
  readonly category: string
  readonly text: string
}

/** What the form holds; the category is empty until one is chosen. */
export interface NoteValues {
  readonly noteCategory: string
  readonly noteText: string
}

export const EMPTY_NOTE: NoteValues = { noteCategory: '', noteText: '' }

const CATEGORIES: ReadonlySet<string> = new Set(NOTE_CATEGORIES)

/** Category and text are both required. */
export const noteSchema = z.object({
  noteCategory: z.string().refine((chosen) => CATEGORIES.has(chosen), SELECT_NOTES_CATEGORY),
  noteText: z.string().trim().min(1, ENTER_NOTES),
})
