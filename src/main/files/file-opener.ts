import { access } from 'node:fs/promises'
import { extname } from 'node:path'
import { failure, type Result, success } from '#shared/result.ts'

// Documents only: opening anything else could run it.
const OPENABLE = new Set(['.csv', '.json', '.pdf', '.txt', '.xls', '.xlsx', '.zip'])

export interface DesktopFiles {
  /** Electron's `shell.openPath`: answers with a text that is empty when it went well. */
  readonly openPath: (path: string) => Promise<string>
  readonly showItemInFolder: (path: string) => void
}

/** Opens a file with the program the system has for it; undefined is no file. Failures: `not-found`, `storage`. */
export async function openFile(path: string | undefined, { openPath }: Pick<DesktopFiles, 'openPath'>): Promise<Result<undefined>> {
  const present = await presentFile(path)
  if (!present.ok) return present
  if (!OPENABLE.has(extname(present.value).toLowerCase())) {
    return failure('storage', 'The console does not open files of this kind. Show it in its folder and open it there.')
  }
  const problem = await openPath(present.value)
  return problem === '' ? success(undefined) : failure('storage', 'The system has no program that opens this file. Show it in its folder instead.')
}

/** Shows a file in the system's file manager. Failure `not-found`. */
export async function showFile(path: string | undefined, { showItemInFolder }: Pick<DesktopFiles, 'showItemInFolder'>): Promise<Result<undefined>> {
  const present = await presentFile(path)
  if (!present.ok) return present
  showItemInFolder(present.value)
  return success(undefined)
}

async function presentFile(path: string | undefined): Promise<Result<string>> {
  if (path === undefined) return failure('not-found', 'This file is not there.')
  try {
    await access(path)
    return success(path)
  } catch {
    return failure('not-found', 'The file is no longer there. It was moved, renamed or deleted.')
  }
}
