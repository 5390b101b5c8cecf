import { writeEvent } from '#app/site-events/write-event.ts'
import type { Step, StoppedRun } from '#app/steps/use-steps.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'

const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'

const NOTE_STEP = 'Write the note'

/** The step after every save of a menu: its notes as one entry of the site's history. Source: MENU-031, MENU-060, CALL2-030. */
export const noteStep = (siteId: string, notes: string): Step => ({
  label: NOTE_STEP,
  run: (isRetry) => writeEvent({ siteId, eventName: SETUP, note: notes.trim(), reason: null }, isRetry),
})

/** Whether a run that stopped can only be gone on with: some of it is done, or may be, and a new start would do that again. */
export const isHalfDone = (stopped: StoppedRun | null): stopped is StoppedRun =>
  stopped !== null && (stopped.done.length > 0 || stopped.failure.kind === 'unknown-outcome' || stopped.failure.kind === 'invalid-answer')
