import type { Sent } from './sent-operations.ts'

/** One operation or REST call of the source, and what the console sends with it. */
export interface ExpectedOperation {
  readonly name: string
  /** Paths of arguments, `path=value` where the source gives the value. */
  readonly takes: readonly string[]
  readonly sends?: readonly string[]
  /** The requirement that decides that the console does not send it. */
  readonly notSent?: string
  /** The requirement that decides that an argument of `takes` is left out, by argument. */
  readonly leavesOut?: Readonly<Record<string, string>>
}

export interface NeverSent {
  readonly name: string
  /** The arguments that were never sent; empty when the operation was not sent at all. */
  readonly missing: readonly string[]
}

/** The operations of the source, and their arguments, that no console sent although it must. */
export function neverSent(expected: readonly ExpectedOperation[], sent: Sent): readonly NeverSent[] {
  return expected.flatMap(({ name, takes, sends = [], notSent, leavesOut = {} }) => {
    if (notSent !== undefined) return []
    const paths = sent[name]
    if (paths === undefined) return [{ name, missing: [] }]
    const missing = [...takes, ...sends].filter((wanted) => {
      const [path = '', value] = wanted.split('=')
      if (leavesOut[path] !== undefined) return false
      const values = paths[path]
      return values === undefined || (value !== undefined && !values.includes(value))
    })
    return missing.length === 0 ? [] : [{ name, missing }]
  })
}

/** What was sent although a requirement decides that the console leaves it out: operations, and arguments as `operation: argument`. */
export const sentAgainstDecision = (expected: readonly ExpectedOperation[], sent: Sent): readonly string[] =>
  expected.flatMap(({ name, notSent, leavesOut = {} }) => {
    const paths = sent[name] ?? {}
    const against = Object.keys(leavesOut).filter((argument) => paths[argument] !== undefined)
    return [...(notSent !== undefined && sent[name] !== undefined ? [name] : []), ...against.map((argument) => `${name}: ${argument}`)]
  })

/** The requirements by which something need not be sent, with what that is. */
export const decisionsOf = (expected: readonly ExpectedOperation[]): readonly { readonly of: string; readonly requirement: string }[] =>
  expected.flatMap(({ name, notSent, leavesOut = {} }) => [
    ...(notSent === undefined ? [] : [{ of: name, requirement: notSent }]),
    ...Object.entries(leavesOut).map(([argument, requirement]) => ({ of: `${name}: ${argument}`, requirement })),
  ])
