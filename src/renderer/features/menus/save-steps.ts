import { confirmedStep } from '#app/changes/confirmed-step.ts'
import { isNotThere } from '#app/changes/send-confirmed.ts'
import { isUnconfirmed } from '#app/platform/platform-failure.ts'
import { eventChange } from '#app/site-events/event-change.ts'
import type { Step, StoppedRun } from '#app/steps/use-steps.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'

const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'

const NOTE_STEP = 'Write the note'

/** The step after every save of a menu: its notes as one entry of the site's history. Source: MENU-031, MENU-060, CALL2-030. */
export const noteStep = (siteId: string, notes: string): Step =>
  confirmedStep({ label: NOTE_STEP, ...eventChange({ siteId, eventName: SETUP, note: notes.trim(), reason: null }) })

/** Whether a run that stopped can only be gone on with: some of it is done, or may be, and a new start would do that again. */
export const isHalfDone = (stopped: StoppedRun | null): stopped is StoppedRun =>
  stopped !== null && (stopped.done.length > 0 || isUnconfirmed(stopped.failure) || isNotThere(stopped.failure))
