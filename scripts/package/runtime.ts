import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PlainFailure } from '../failure.ts'
import { inRoot } from '../root.ts'

/** An Electron runtime to package. */
export interface Runtime {
  readonly folder: string
  readonly version: string
  /** Goes into the file names of its packages: empty for the version that package.json wants. */
  readonly mark: string
}

/** The version of Electron that package.json wants. */
export async function wantedElectron(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as { readonly devDependencies: { readonly electron: string } }
  return devDependencies.electron
}

/**
 * Reads which version a runtime has. Throws a `PlainFailure` when it is another than the wanted one, unless any will do: such a package is for trying out.
 * @param folder of an unpacked runtime
 */
export async function readRuntime(folder: string, wanted: string, isAnyTaken: boolean): Promise<Runtime> {
  const version = (await readFile(path.join(folder, 'version'), 'utf8')).trim().replace(/^v/, '')
  if (version === wanted) return { folder, version, mark: '' }
  if (isAnyTaken) return { folder, version, mark: `-electron${version}` }
  throw new PlainFailure(
    `The runtime in ${folder} is Electron ${version}, but package.json wants ${wanted}. To package it all the same, with its version in the file names: npm run package -- --any-runtime`,
  )
}
