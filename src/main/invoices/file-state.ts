import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import type { InvoiceFile } from './library-store.ts'

type State = LibraryInvoice['state']

/**
 * Whether a file is still what was downloaded, by its length and SHA-256. A file is read again only when its time or length has changed since.
 */
export class FileStates {
  /** By path: what was found, and of which file. */
  readonly #known = new Map<string, { readonly of: string; readonly state: State }>()

  /** `missing` also when it cannot be read, or is no file. */
  async of(file: InvoiceFile): Promise<State> {
    try {
      const { size, mtimeMs, isFile } = await factsOf(file.path)
      if (!isFile) return 'missing'
      if (size !== file.bytes) return 'changed'
      if (mtimeMs === file.modifiedAt) return 'present'
      return await this.#byContent(file, mtimeMs)
    } catch {
      return 'missing'
    }
  }

  async #byContent(file: InvoiceFile, mtimeMs: number): Promise<State> {
    const of = `${mtimeMs} ${file.sha256}`
    const known = this.#known.get(file.path)
    if (known?.of === of) return known.state
    const state = (await sha256Of(file.path)) === file.sha256 ? 'present' : 'changed'
    this.#known.set(file.path, { of, state })
    return state
  }
}

/** When a file was last changed, milliseconds. */
export const modifiedAt = async (path: string): Promise<number> => (await stat(path)).mtimeMs

async function factsOf(path: string): Promise<{ size: number; mtimeMs: number; isFile: boolean }> {
  const facts = await stat(path)
  return { size: facts.size, mtimeMs: facts.mtimeMs, isFile: facts.isFile() }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}
