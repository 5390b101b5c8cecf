import type { Break } from './breaks.ts'

/** A source with all its breaks, each behind a switch that is off: one build serves them all. */
export function withSwitches(source: string, breaks: readonly (readonly [number, Break])[]): string {
  let text = source
  for (const [number, { start, end, broken, whole, isInBraces }] of breaks.toSorted(([, one], [, other]) => other.start - one.start)) {
    const choice = `(globalThis['${nameOf(number)}'] ? (${broken}) : (${whole ?? source.slice(start, end)}))`
    text = `${text.slice(0, start)}${isInBraces === true ? `{${choice}}` : choice}${text.slice(end)}`
  }
  return text
}

/** A built file with one break on; undefined where the file does not hold it. */
export function switchedOn(built: string, number: number): string | undefined {
  const on = built.replaceAll(new RegExp(`globalThis\\[(["'\`])${nameOf(number)}\\1\\]`, 'g'), '!0')
  return on === built ? undefined : on
}

const nameOf = (number: number): string => `break:${number}`
