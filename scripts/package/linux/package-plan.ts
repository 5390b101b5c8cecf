import { parseArgs } from 'node:util'
import { PlainFailure } from '../../failure.ts'

/** A Linux package as electron-builder asks fpm for it. */
export interface PackagePlan {
  readonly type: 'deb' | 'rpm'
  readonly name: string
  /** With `~` before what makes it older than the release. */
  readonly version: string
  readonly architecture: string
  readonly maintainer: string
  readonly homepage: string
  /** The first line stands by itself in lists. */
  readonly description: string
  readonly depends: readonly string[]
  readonly recommends: readonly string[]
  /** Of the archive: xz, gz, zst. */
  readonly compression: string
  /** Script that runs after the package is installed; a file. */
  readonly afterInstall: string
  /** Script that runs after the package is removed; a file. */
  readonly afterRemove: string
  /** Files and folders, and where they go on the user's system. */
  readonly contents: readonly { readonly from: string; readonly to: string }[]
  /** The file to write. */
  readonly output: string
}

const ONE = { type: 'string' } as const
const MANY = { type: 'string', multiple: true } as const
const OPTIONS = {
  s: { ...ONE, short: 's' },
  t: { ...ONE, short: 't' },
  d: { ...MANY, short: 'd', default: [] as string[] },
  force: { type: 'boolean' },
  'deb-recommends': { ...MANY, default: [] as string[] },
  'deb-compression': ONE,
  'deb-priority': ONE,
  'rpm-compression': ONE,
  'rpm-os': ONE,
  'rpm-summary': ONE,
  architecture: ONE,
  'after-install': ONE,
  'after-remove': ONE,
  description: ONE,
  version: ONE,
  package: ONE,
  name: ONE,
  maintainer: ONE,
  vendor: ONE,
  url: ONE,
  // Taken and not used: a deb has no field for it.
  license: ONE,
} as const

/**
 * Reads the command line that electron-builder gives to fpm.
 * Throws for an option that is not known here: what it asks for would be missing in the package.
 */
export function readPlan(commandLine: readonly string[]): PackagePlan {
  const { values, positionals } = parseArgs({ args: [...commandLine], options: OPTIONS, allowPositionals: true })
  const required = (name: Exclude<keyof typeof values, 'd' | 'deb-recommends' | 'force'>): string => {
    const value = values[name]?.trim()
    if (value === undefined || value === '') throw new PlainFailure(`electron-builder asked for a package without --${name}`)
    return value
  }
  const type = required('t')
  if (type !== 'deb' && type !== 'rpm') throw new PlainFailure(`Packages of type ${type} are not made here`)
  return {
    type,
    name: required('name'),
    version: required('version'),
    architecture: required('architecture'),
    maintainer: required('maintainer'),
    homepage: required('url'),
    // rpm takes the first line by itself, deb has it in front.
    description: [...(values['rpm-summary'] === undefined ? [] : [values['rpm-summary']]), required('description')].join('\n'),
    depends: values.d,
    recommends: values['deb-recommends'],
    compression: required(`${type}-compression`),
    afterInstall: required('after-install'),
    afterRemove: required('after-remove'),
    contents: positionals.map((mapping) => {
      const [from = '', to = ''] = mapping.split('=')
      return { from, to }
    }),
    output: required('package'),
  }
}
