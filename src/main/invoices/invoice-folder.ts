import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FileError } from '../files/file-error.ts'

/** Where new invoices go. */
export interface InvoiceFolder {
  readonly path: string
  /** A folder that the user chose is never made again: it may be on a disk that is not plugged in. */
  readonly isChosen: boolean
}

/** The name of a folder as the user knows it, without its path; of a whole disk, the disk. */
export const folderName = (path: string): string => basename(path) || path

/** Throws a `FileError` when a chosen folder is not there. */
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
