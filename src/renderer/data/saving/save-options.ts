import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Problem } from '#shared/remedy.ts'
import type { WriteGate } from '../bridge/bridge-context.ts'
import type { PlatformFailure } from '../platform/platform-failure.ts'
import type { Change, Found, Send, Step, StoppedRun } from './send-confirmed.ts'

export type SaveWork<Input, Data> =
  | (ReadBack<Input> & {
      /** A mutation; the input is its variables. */
      readonly operation: TypedDocumentNode<Data, Input>
    })
  | (ReadBack<Input> & {
      /** Any work. It sends mutations by `send` alone. `isRepeat`: it was sent before, and is not there. Throws a `PlatformFailure`. */
      readonly run: (input: Input, send: Send, isRepeat: boolean) => Promise<Data>
    })
  | { readonly change: (input: Input) => Change }
  | {
      /** Several calls that belong together: a retry goes on from the one that failed, and repeats nothing that was accepted. */
      readonly steps: (input: Input) => readonly Step[]
    }

interface ReadBack<Input> {
  /** Reads the platform where it did not confirm the save. Without it the user is asked to look. Throws a `PlatformFailure`. */
  readonly find?: (input: Input) => Promise<Found>
  /** It writes what is there already: a repeat may write over what it finds. */
  readonly isUpdate?: boolean
}

export interface Toast {
  readonly message: string
  readonly detail?: string
}

/** A refusal of the platform that belongs to one field of a form. */
export interface FieldRefusal {
  /** Path of the field in the form's values. */
  readonly field: string
  readonly message: string
}

/**
 * Which failures a toast reports: all; only those whose outcome is certain, because `problem` shows the others beside Save; only those that left nothing half
 * done, because a `StoppedReport` shows the others; or none.
 */
export type FailureToasts = 'all' | 'certain' | 'not-half-done' | 'none'

export interface SaveReports<Input, Data> {
  /** What is saved: after an open outcome the next save of the same looks first. A name or an id; without it every save is one of the same. */
  readonly idOf?: (input: Input) => string
  /** Rows of a list: several may be saved at once, as long as their ids differ. */
  readonly isPerId?: boolean
  /** Why nothing can be saved now, beside being offline; null where it can. */
  readonly blocked?: string | null
  /** Mutations needed beside `operation`: the save is refused if the platform lacks one. */
  readonly sends?: readonly TypedDocumentNode<unknown, never>[]
  /** Operations whose answers it makes old. They are read again when it is done, in part, or perhaps. */
  readonly invalidates?: readonly TypedDocumentNode<unknown, never>[]
  /** Operations that are read again only where the outcome is open: the change may have been made, and the screen must show what is true. */
  readonly invalidatesIfOpen?: readonly TypedDocumentNode<unknown, never>[]
  /** Puts what was accepted into the answers on screen, by `changeAnswers`: an answer that was asked for before cannot undo it. */
  readonly update?: (queries: QueryClient, input: Input, data: Data | undefined) => void
  /** Reported by a toast once it is done; null: by none. */
  readonly success?: string | ((input: Input, data: Data | undefined) => Toast | null)
  /** Called once it is done. `data` is undefined where it was read back, and of steps. */
  readonly onSaved?: (input: Input, data: Data | undefined) => void
  /** The toast of a failure: its title, or all of it. Without it the platform's message, with advice. */
  readonly failed?: string | ((input: Input, message: string) => Toast)
  readonly toasts?: FailureToasts
  /** The field that a refusal belongs to; null: to none. */
  readonly fieldErrors?: (failure: PlatformFailure, input: Input) => FieldRefusal | null
  /** Shows a refusal at its field, instead of the toast. */
  readonly showFieldError?: (refusal: FieldRefusal) => void
  /** Called after a failure, whatever reports it. */
  readonly onFailed?: (failure: PlatformFailure, input: Input) => void
}

export type SaveOptions<Input, Data> = SaveWork<Input, Data> & SaveReports<Input, Data>

export interface Save<Input> {
  /** Saves; resolves to whether it is done. Does nothing while one is pending, or where the gate is closed. */
  readonly run: (input: Input) => Promise<boolean>
  /** The same for a caller that reports the failure itself: throws a `PlatformFailure`. */
  readonly attempt: (input: Input) => Promise<void>
  readonly isPending: boolean
  /** Ids of what is being saved, where `isPerId`. */
  readonly pending: ReadonlySet<string>
  readonly gate: WriteGate
  /** Why the last one failed, null while it has not. */
  readonly failure: PlatformFailure | null
  /** Of the last one, where the platform did not confirm it. For `SaveProblem` beside Save. */
  readonly problem: Problem | null
  /** The failure's text, where its outcome is certain and no field shows it. */
  readonly refusal: string | null
  /** Of steps: where they stopped, null while they have not. For `StoppedReport`. */
  readonly stopped: StoppedRun | null
  /** Goes on with the step that failed. Resolves like `run`. */
  readonly retry: () => Promise<boolean>
  /** Looks up what is not confirmed, sends nothing for it, and goes on behind it where it is done. Resolves like `run`. */
  readonly lookAgain: () => Promise<boolean>
  /** Takes the failure off the screen. The next save of the same still looks first. */
  readonly reset: () => void
}
