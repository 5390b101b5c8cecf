import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { readProfile } from '#main/connection/profile-file.ts'
import { type Outcome, ProfileCheck } from '#main/profile-check/profile-check.ts'
import { exitCodeOf, fileOutcomes, lineOf, summaryOf } from './lines.ts'

export interface CheckedLines {
  /** What the program prints for a profile, without the times. */
  readonly lines: readonly string[]
  /** The lines that are not `ok`. */
  readonly unwell: readonly string[]
  readonly code: 0 | 1
}

/** Checks a profile as `npm run check-profile` does, in this process instead of in a program of its own. The user named signs in. */
export async function checkInProcess(profile: object, userName: string): Promise<CheckedLines> {
  const reading = readProfile(JSON.stringify(profile))
  const outcomes: Outcome[] = [...fileOutcomes(reading)]
  if (reading.ok) {
    const openBrowser = async (address: string): Promise<void> => void signInByForm(address, userName)
    for await (const outcome of new ProfileCheck({ profile: reading.profile, fetch, openBrowser }).run()) outcomes.push(outcome)
  }
  const lines = [...outcomes.map(({ took: _took, ...outcome }) => lineOf(outcome)), summaryOf(outcomes)]
  return { lines, unwell: lines.filter((line) => !/^\S.{11} ok /.test(line)), code: exitCodeOf(outcomes) }
}
