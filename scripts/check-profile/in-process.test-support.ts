import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { type ProfileReading, readProfile } from '#main/connection/profile-file.ts'
import type { OpenedFor } from '#main/profile-check/checked-sign-in.ts'
import { type Outcome, ProfileCheck } from '#main/profile-check/profile-check.ts'
import { exitCodeOf, fileOutcomes, lineOf, summaryOf } from './lines.ts'

export interface CheckedLines {
  /** The lines that `npm run check-profile` prints, without how long each check took. */
  readonly lines: readonly string[]
  /** The lines that are not `ok`. */
  readonly unwell: readonly string[]
  readonly code: 0 | 1
}

/** Runs the checks of `npm run check-profile` in this process. @param userName signs in */
export async function checkInProcess(profile: object, userName: string): Promise<CheckedLines> {
  const text = JSON.stringify(profile)
  return checkReading(readProfile(text), text, userName)
}

/** Runs the checks on a profile that was read from a file. @param text of the file */
export async function checkReading(reading: ProfileReading, text: string, userName: string): Promise<CheckedLines> {
  const outcomes: Outcome[] = [...fileOutcomes(reading, text)]
  if (reading.ok) {
    const openBrowser = async (address: string, why: OpenedFor): Promise<void> => void (why === 'sign-out' ? fetch(address) : signInByForm(address, userName))
    const { profile, schemaText } = reading
    const check = new ProfileCheck({ profile, schemaText, fetch, openBrowser, signOutPause: 100, screensOf: () => ['Screen'] })
    for await (const outcome of check.run()) outcomes.push(outcome)
  }
  const lines = [...outcomes.map(({ took: _took, ...outcome }) => lineOf(outcome)), summaryOf(outcomes)]
  return { lines, unwell: lines.filter((line) => !/^\S.{11} ok /.test(line)), code: exitCodeOf(outcomes) }
}
