import { doubtsOf, type ProfileReading } from '#main/connection/profile-file.ts'
import { type SettingsProblem, WHOLE_FILE } from '#main/connection/settings-document.ts'
import type { Outcome } from '#main/profile-check/profile-check.ts'

const SERVICE_WIDTH = 13
const STATE_WIDTH = 10

/** One outcome for a complete file, and one for each problem in it. @param text of the file */
export function fileOutcomes(reading: ProfileReading, text: string): readonly Outcome[] {
  const outcomesOf = (problems: readonly SettingsProblem[]): Outcome[] =>
    problems.map(({ field, message }) => ({ service: 'File', state: 'wrong', message: `${field === WHOLE_FILE ? 'The file' : field} ${message}.` }))
  if (!reading.ok) return outcomesOf(reading.problems)
  const message = `The profile "${reading.profile.name}" is complete, and each of its settings is known.`
  return [{ service: 'File', state: 'ok', message }, ...outcomesOf(doubtsOf(text, reading.profile))]
}

/** `GraphQL      ok        The platform takes the sign-in. (12 ms)` */
export function lineOf({ service, state, message, took }: Outcome): string {
  const time = took === undefined ? '' : ` (${timeOf(took)})`
  return `${service.padEnd(SERVICE_WIDTH)}${state.padEnd(STATE_WIDTH)} ${printable(message)}${time}`
}

/** Counts the lines that are wrong, suspected and not tried; no suspicion that a later line confirms or withdraws. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const [wrong, untried] = [countOf(outcomes, 'wrong'), countOf(outcomes, 'not tried')]
  const settled = new Set(outcomes.flatMap(({ settles }) => settles ?? []))
  const count = outcomes.filter(({ state, suspicion }) => state === 'suspected' && (suspicion === undefined || !settled.has(suspicion))).length
  const rest = `${count === 0 ? '' : ` Suspected: ${count}.`}${untried === 0 ? '' : ` Not tried: ${untried}.`}`
  return wrong === 0 ? `Nothing is wrong.${rest}` : `Wrong: ${wrong}.${rest} What to change is at the end of each line; docs/connect.md has more.`
}

const countOf = (outcomes: readonly Outcome[], state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length

const timeOf = (milliseconds: number): string => (milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`)

/** The exit code of `npm run check-profile`: 1 if any check failed. */
export const exitCodeOf = (outcomes: readonly Outcome[]): 0 | 1 => (countOf(outcomes, 'wrong') === 0 ? 0 : 1)

/** A file or a service must not move the cursor or ring the bell of the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, ' ')
