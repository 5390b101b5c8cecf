import type { ReactNode } from 'react'
import type { BulkChange } from './bulk-change-dialog.tsx'
import type { BulkTarget } from './dry-run.ts'

/** A record that can be changed together with others. */
export type BulkSubject = Pick<BulkTarget, 'id' | 'domain' | 'name' | 'skip'>

/** What is typed in the dialog: the fields of a choice may use any of them. */
export interface TypedChange {
  readonly value: string | number | null
  readonly second: string
  readonly text: string
  /** Written to the history of the site, where the choice asks for notes. */
  readonly notes: string
}

/** The change that is typed, without the records. `to`: what each of them gets. */
export interface PlannedChange extends Pick<BulkChange, 'field' | 'columns' | 'label' | 'note' | 'shown'> {
  readonly to: BulkTarget['to']
  /** Why a record is not to be changed; undefined: it is. */
  readonly skip?: (subject: BulkSubject) => string | undefined
}

/** One thing that can be changed for many records. */
export interface BulkChoice {
  readonly id: string
  readonly label: string
  /** Its fields, named as in `TypedChange`. */
  readonly fields: ReactNode
  /** What is typed, as a change; undefined: it is not complete. */
  readonly plan: (typed: TypedChange) => PlannedChange | undefined
  /** Why what is typed is no change, by its field; nothing of a field that is empty. */
  readonly problems?: (typed: TypedChange) => TypedProblems
}

export type TypedProblems = Readonly<Partial<Record<keyof TypedChange, string>>>

/** The fields of a form before anything is typed. */
export const NOTHING_TYPED: TypedChange = { value: '', second: '', text: '', notes: '' }
