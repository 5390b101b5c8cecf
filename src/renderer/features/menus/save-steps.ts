import { isUnconfirmed } from '#data/platform/platform-failure.ts'
import { isNotThere } from '#data/saving/send-confirmed.ts'
import { confirmedStep, type Step, type StoppedRun } from '#data/saving/steps.ts'
import { eventChange } from '#data/site-events/event-change.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'

const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'

const NOTE_STEP = 'Write the note'

/** The step after every save of a menu: its notes as one entry of the site's history. */
export const noteStep = (bridge: Bridge, siteId: string, notes: string): Step =>
  confirmedStep({ label: NOTE_STEP, ...eventChange(bridge, { siteId, eventName: SETUP, note: notes.trim(), reason: null }) })

/** Whether a run that stopped can only be gone on with: some of it is done, or may be, and a new start would do that again. */
export const isHalfDone = (stopped: StoppedRun | null): stopped is StoppedRun =>
  stopped !== null && (stopped.done.length > 0 || isUnconfirmed(stopped.failure) || isNotThere(stopped.failure))
