import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import type { FieldRefusal, Toast } from '#data/saving/save-options.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import type { Merged, RecordFields } from '../edit-review/three-way.ts'

/** What `useRecordEdit` takes. */
export interface RecordEditOptions<Stored, Values extends FieldValues> {
  /** What is edited, within a sentence: "page". */
  readonly what: string
  /** What the review asks: "Save the changes to about-us?" */
  readonly question: string
  /** The record as it was loaded. */
  readonly loaded: Stored
  readonly valuesOf: (stored: Stored) => Values
  readonly fields: RecordFields<Values>
  readonly methods: UseFormReturn<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  /** What the changes in the form were made to, where that is not what was loaded: those of a draft. */
  readonly base?: Values
  /** A check by the platform, such as whether a name is free. Resolves to false once it has shown what is wrong; at once for what it accepted before. */
  readonly accepts?: (values: Values) => Promise<boolean>
  /** The record as the platform has it now; nothing where it is gone. Throws a `PlatformFailure`. */
  readonly read: () => Promise<Stored | null | undefined>
  /** Sends the changed record, once, by `send`. `now`: what the platform holds at that moment. Throws a `PlatformFailure`. */
  readonly write?: (now: Stored, merged: Merged<Values>, send: Send) => Promise<unknown>
  /** In place of `write`: saves in several steps, with a report of its own where they stop. Resolves to whether all are done. */
  readonly run?: (now: Stored, merged: Merged<Values>) => Promise<boolean>
  /** Saves also what has not changed, without a review: with it goes something that is no field, such as notes. */
  readonly savesUnchanged?: boolean
  /** Operations whose answers a save makes old. */
  readonly invalidates: readonly TypedDocumentNode<unknown, never>[]
  /** Whether the platform has what was sent; without it, whether its changed fields read the same. */
  readonly isSaved?: (now: Stored, merged: Merged<Values>) => boolean
  /** What is wrong with values that mix both sides, each of which keeps the rules; null when nothing is. */
  readonly check?: (values: Values) => string | null
  /** The field that a refusal is about; null where it is about none. `message`: as people read it. */
  readonly refusedField?: (message: string) => FieldRefusal | null
  /** Says that nothing was saved: "The page could not be saved." */
  readonly notSaved: string
  /** Called with why it was not saved, which the review or the field shows too: for a toast. */
  readonly onFailed?: (message: string) => void
  /** The toast once it is saved. */
  readonly success?: Toast
  /** The record is saved. What it starts is waited for; then the dialog around is closed. */
  readonly onSaved?: (merged: Merged<Values>, before: Stored) => void | Promise<void>
  /** The dialog around stays open once it is saved. */
  readonly staysOpen?: boolean
  /** Why it cannot be saved now, beside being offline; null when it can. */
  readonly refusal?: string | null
  /** What leaving means. */
  readonly leaving: string
  /** Something outside the form is being edited too, and must be finished first: why Save does nothing; null when there is none. */
  readonly unfinished?: string | null
}
