import { PlainFailure } from '../failure.ts'

/** The everyday tests, or also those that run only at night and before a release. */
export type TestSet = 'everyday' | 'all'

/** The arguments after `npm test --`. */
export interface Options {
  readonly set: TestSet
  readonly thorough: boolean
  /** The commit against which files count as changed, where only the tests of changed files are to run. */
  readonly changedSince?: string
  /** Names of sections or groups; none: all of the set. */
  readonly sections: readonly string[]
}

const FLAGS = ['--all', '--daily', '--thorough', '--changed'] as const

/**
 * Reads the arguments. Named sections run whole, or with `--daily` their everyday part. Throws `PlainFailure` for an
 * unknown flag.
 */
export function readOptions(given: readonly string[]): Options {
  const has = (flag: (typeof FLAGS)[number]): boolean => given.includes(flag)
  const sections = given.filter((one) => !one.startsWith('--'))
  const ref = given.find((one) => /^--changed=./.test(one))?.slice('--changed='.length)
  const unknown = given.filter((one) => one.startsWith('--') && FLAGS.every((flag) => flag !== one) && one !== `--changed=${ref}`)
  if (unknown.length > 0) throw new PlainFailure(`npm test does not know ${unknown.join(' ')}. It knows ${FLAGS.join(' ')}.`)
  if (has('--all') && has('--daily')) throw new PlainFailure('npm test takes --all or --daily, not both.')
  const changedSince = ref ?? (has('--changed') ? 'HEAD' : undefined)
  if (changedSince !== undefined && (sections.length > 0 || has('--all') || has('--daily'))) {
    throw new PlainFailure('npm test -- --changed chooses the tests itself: it takes no sections and neither --all nor --daily.')
  }
  const isWhole = has('--all') || (sections.length > 0 && !has('--daily'))
  return { set: isWhole ? 'all' : 'everyday', thorough: has('--thorough'), sections, ...(changedSince === undefined ? {} : { changedSince }) }
}
