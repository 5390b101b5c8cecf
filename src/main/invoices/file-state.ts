import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { FileError } from '../files/file-error.ts'
import type { InvoiceFile } from './library-store.ts'

type State = LibraryInvoice['state']

/** Whether a file is still what was downloaded, by its length and SHA-256. It is read again only when its time has changed since. */
export class FileStates {
  readonly #known = new Map<string, { readonly of: string; readonly state: State }>()

  /** `missing` also when it cannot be read, or is no file. */
  async of(file: InvoiceFile): Promise<State> {
    try {
      const facts = await stat(file.path)
      if (!facts.isFile()) return 'missing'
      if (facts.size !== file.bytes) return 'changed'
      return facts.mtimeMs === file.modifiedAt ? 'present' : await this.#byContent(file, facts.mtimeMs)
    } catch {
      return 'missing'
    }
  }

  async #byContent({ path, sha256 }: InvoiceFile, mtimeMs: number): Promise<State> {
    const of = `${mtimeMs} ${sha256}`
    const known = this.#known.get(path)
    if (known?.of === of) return known.state
    const hash = createHash('sha256')
    await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
    const state = hash.digest('hex') === sha256 ? 'present' : 'changed'
    this.#known.set(path, { of, state })
    return state
  }
}

export interface InvoiceFolder {
  readonly path: string
  /** A folder that the user chose is never made again: it may be on a disk that is not plugged in. */
  readonly isChosen: boolean
}

export const folderName = (path: string): string => basename(path) || path

export async function requireFolder({ path, isChosen }: InvoiceFolder): Promise<void> {
  if (!isChosen) return
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory() !== true)
    throw new FileError(`The folder “${folderName(path)}” is not there. Plug in its disk, or choose another folder in the invoice library.`)
}

/** Rejects with the system's error when no file can be made in a folder. */
export async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.${randomUUID()}`)
  await (await open(probe, 'wx')).close()
  await rm(probe, { force: true })
}
