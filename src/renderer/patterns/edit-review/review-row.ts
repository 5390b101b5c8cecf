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
