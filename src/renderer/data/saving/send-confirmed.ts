import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import { asPlatformFailure, isUnconfirmed, PlatformFailure } from '../platform/platform-failure.ts'

/** What the platform holds of a change: all of it as sent, something else in its place, or nothing of it. */
export type Found = 'as-sent' | 'different' | 'absent'

/** Sends a mutation once and gives its data. Only `useSave` hands one out. `about`: for the record of what was sent. Throws a `PlatformFailure`. */
export type Send = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, about?: ChangeAbout) => Promise<Data>

/** The same, with what is known of the change already. */
export const sendAbout =
  (send: Send, known: ChangeAbout): Send =>
  (document, variables, about) =>
    send(document, variables, { ...known, ...about })

export interface Change {
  /** Sends it, once. `isRepeat`: it was sent before, and is not there. Throws a `PlatformFailure`. */
  readonly send: (send: Send, isRepeat: boolean) => Promise<unknown>
  /** Reads the platform. Throws a `PlatformFailure`. */
  readonly find: () => Promise<Found>
  /** It writes what is there already: a repeat may write over what it finds. */
  readonly isUpdate?: boolean
}

/** Milliseconds before each reading back: a call may still be at work, and lists are a moment behind. */
const PAUSES = [0, 500, 2000]

/**
 * Sends a change and reads it back where its outcome is open; resolves once it is there. A repeat looks first, and sends only where nothing is there.
 * Throws a `PlatformFailure`: the platform's refusal; one of which `isNotThere` says that it was read back in vain; or `unknown-outcome`.
 */
export const sendConfirmed = async ({ send, find, isUpdate = false }: Change, isRepeat = false, by: Send = nothingToSendBy): Promise<void> => {
  if (isRepeat && (await isThere(find, isUpdate))) return
  try {
    await send(by, isRepeat)
  } catch (cause) {
    if (!isUnconfirmed(cause)) throw cause
    await lookAgain({ find }, asPlatformFailure(cause).details['platformMessage'])
  }
}

const nothingToSendBy: Send = () => Promise.reject(new TypeError('A change that sends by useSave was made without it'))

/** Reads a change back that was not confirmed, and sends nothing. Resolves and throws like `sendConfirmed`. `words`: what the platform said of it. */
export const lookAgain = async ({ find }: Pick<Change, 'find'>, words?: string): Promise<void> => {
  let found: Found | null = null
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    found = await find().catch(() => null)
    if (found === 'as-sent') return
  }
  throw found === null ? stillUnknown() : readInVain(found, notMade(words))
}

/** Whether a change that was not confirmed was read back and is not there as it was sent: it may be tried again, and looks first then. */
export const isNotThere = (cause: unknown): boolean => asPlatformFailure(cause).details['found'] !== undefined

const isThere = async (find: Change['find'], isUpdate: boolean): Promise<boolean> => {
  const found = await find().catch(() => null)
  if (found === null) throw stillUnknown()
  if (found === 'different' && !isUpdate) throw readInVain(found, DIFFERENT)
  return found === 'as-sent'
}

const stillUnknown = (): PlatformFailure => new PlatformFailure({ kind: 'unknown-outcome', message: STILL_UNKNOWN, details: { outcome: 'unknown' } })

const readInVain = (found: Exclude<Found, 'as-sent'>, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'rejected', message: found === 'different' ? DIFFERENT : message, details: { found } })

const quoted = (words: string | undefined): string => (words === undefined ? '' : ` The platform said: ${words}`)

/** The change was read back and was not made. `words`: what the platform said, undefined where it said nothing. */
const notMade = (words: string | undefined): string =>
  `Not done: the platform did not confirm this, and the change was not made. Nothing you typed is lost, and you can try again.${quoted(words)}`

export const DIFFERENT =
  'The platform did not confirm this, and what it holds now is not what you sent: another user may have saved it. Check it in the list before you try again.'

export const STILL_UNKNOWN =
  "We don't know yet whether this was done: the platform did not confirm it, and it could not be read. Check again before you try again."

/** Where there is no button to check again. */
export const LOOKS_FIRST = 'Trying again looks first, and sends only what is not there.'

export interface Step {
  readonly label: string
  /** Throws a `PlatformFailure`. `isRetry`: it was begun before, so what it does may be done already. */
  readonly run: (send: Send, isRetry: boolean) => Promise<void>
  /** Looks whether it is done after all, and sends nothing. Resolves where it is; throws a `PlatformFailure`. */
  readonly lookAgain?: () => Promise<void>
}

export interface StoppedRun {
  readonly done: readonly string[]
  readonly failed: string
  readonly failure: PlatformFailure
  /** It may be done, could not be read back, and can be looked up again. */
  readonly canLookAgain: boolean
}

/** A change as one of several steps. */
interface ConfirmedStep extends Change {
  readonly label: string
  readonly onDone?: () => void
}

/** A step that is read back where it is not confirmed, and is looked for first from then on. Make one for each run. */
export const confirmedStep = ({ label, onDone = () => undefined, ...change }: ConfirmedStep, wasOpen = false): Step => {
  let isOpen = wasOpen
  return {
    label,
    run: async (send) => {
      try {
        await sendConfirmed(change, isOpen, send)
      } catch (cause) {
        isOpen ||= isUnconfirmed(cause) || isNotThere(cause)
        throw cause
      }
      onDone()
    },
    lookAgain: async () => {
      await lookAgain(change)
      onDone()
    },
  }
}

/** How the first of the steps that are left is taken up. */
export type StepStart = 'send' | 'retry' | 'look'

export interface Stop extends StoppedRun {
  readonly steps: readonly Step[]
  readonly at: number
}

/** Runs steps in order from one of them and stops at the first that fails: resolves to that stop, to null where all are done. */
export const runSteps = async (steps: readonly Step[], from: number, start: StepStart, send: Send): Promise<Stop | null> => {
  for (const [at, step] of steps.entries()) {
    if (at < from) continue
    try {
      if (at === from && start === 'look') await step.lookAgain?.()
      else await step.run(send, at === from && start === 'retry')
    } catch (cause) {
      const done = steps.slice(0, at).map(({ label }) => label)
      return { steps, at, done, failed: step.label, failure: asPlatformFailure(cause), canLookAgain: isUnconfirmed(cause) && step.lookAgain !== undefined }
    }
  }
  return null
}
