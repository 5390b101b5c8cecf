import { access } from 'node:fs/promises'
import { extname } from 'node:path'
import { failure, type Result, success } from '#shared/result.ts'

// Documents only: opening anything else could run it.
const OPENABLE = new Set(['.csv', '.json', '.pdf', '.txt', '.xls', '.xlsx', '.zip'])

export interface DesktopFiles {
  /** Failures: `storage` where the system has no program for it, `busy` where too many were opened. */
  readonly openPath: (path: string) => Promise<Result<undefined>>
  readonly showItemInFolder: (path: string) => Promise<Result<undefined>>
}

/**
 * Opens a file with the program the system has for it; undefined is no file. Failures: `not-found`, `storage`, `busy`.
 */
export async function openFile(path: string | undefined, { openPath }: Pick<DesktopFiles, 'openPath'>): Promise<Result<undefined>> {
  const present = await presentFile(path)
  if (!present.ok) return present
  if (!OPENABLE.has(extname(present.value).toLowerCase())) {
    return failure('storage', 'The console does not open files of this kind. Show it in its folder and open it there.')
  }
  return openPath(present.value)
}

/** Shows a file in the system's file manager. Failures: `not-found`, `busy`. */
export async function showFile(path: string | undefined, { showItemInFolder }: Pick<DesktopFiles, 'showItemInFolder'>): Promise<Result<undefined>> {
  const present = await presentFile(path)
  return present.ok ? showItemInFolder(present.value) : present
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
