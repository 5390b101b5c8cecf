import { access } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { FileLibrary } from './file-library.ts'

// Documents only: opening anything else could run it.
const OPENABLE = new Set(['.csv', '.json', '.pdf', '.txt', '.xls', '.xlsx', '.zip'])

export interface FileOpenerOptions {
  readonly library: FileLibrary
  /** Electron's `shell.openPath`: answers with a text that is empty when it went well. */
  readonly openPath: (path: string) => Promise<string>
  readonly showItemInFolder: (path: string) => void
}

/** Opens finished files by their id. */
export class FileOpener {
  readonly #options: FileOpenerOptions

  constructor(options: FileOpenerOptions) {
    this.#options = options
  }

  /** Opens the file with the program the system has for it. Failures: `not-found`, `storage`. */
  async open(id: Download['id']): Promise<Result<undefined>> {
    const path = await this.#present(id)
    if (!path.ok) return path
    if (!OPENABLE.has(extname(path.value).toLowerCase())) {
      return failure('storage', 'The console does not open files of this kind. Show it in its folder and open it there.')
    }
    const problem = await this.#options.openPath(path.value)
    return problem === '' ? success(undefined) : failure('storage', 'The system has no program that opens this file. Show it in its folder instead.')
  }

  /** Shows the file in the system's file manager. Failure `not-found`. */
  async showInFolder(id: Download['id']): Promise<Result<undefined>> {
    const path = await this.#present(id)
    if (!path.ok) return path
    this.#options.showItemInFolder(path.value)
    return success(undefined)
  }

  async #present(id: Download['id']): Promise<Result<string>> {
    const path = this.#options.library.pathOf(id)
    if (path === undefined) return failure('not-found', 'This file is not there.')
    try {
      await access(path)
      return success(path)
    } catch {
      return failure('not-found', 'The file is no longer there. It was moved, renamed or deleted.')
    }
  }
}
