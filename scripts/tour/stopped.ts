import { stripVTControlCharacters } from 'node:util'
import { reasonOf } from '../failure.ts'
import type { Step } from './step.ts'

/** A step of the tour that failed, with the window as it was then. */
export class TourStopped extends Error {
  readonly picture: Buffer | undefined

  constructor({ name }: Pick<Step, 'name'>, cause: unknown, picture: Buffer | undefined) {
    super(`The tour stopped at "${name}"`, { cause })
    this.picture = picture
  }
}

/** The last line of a tour that failed: what is wrong, where it can be seen, and what to do next. */
export function stoppedSentence({ cause, message, picture }: TourStopped, files: { readonly picture: string; readonly details: string }): string {
  const seen = picture === undefined ? '' : `, its window is in ${files.picture}`
  return `${causeOf(cause)}. ${message}${seen}. Next: run it again; if it stops there again, report it with ${files.details}`
}

/** Playwright names what it waited for below its first line. */
function causeOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const { time } = /Timeout (?<time>\d+)ms exceeded/u.exec(message)?.groups ?? {}
  const { target } = /waiting for (?<target>(?:get|locator)\S.*)/u.exec(message)?.groups ?? {}
  if (time === undefined || target === undefined) return stripVTControlCharacters(reasonOf(error))
  return `Waited ${Number(time) / 1000} s for ${target.replace(/ to be \w+$/u, '')}`
}
