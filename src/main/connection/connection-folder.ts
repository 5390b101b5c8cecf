import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The connection whose data lies in the user-data folder itself: the one that a start without more opens. */
export const FIRST_CONNECTION = 'first'

/** Folder of the others' folders, within the user-data folder. */
export const OTHERS_FOLDER = 'connections'

/** Main alone makes ids; nothing else from a command line or a page becomes part of a path. */
const ID = /^[\da-f]{12}$/

export const isOtherId = (text: string): boolean => ID.test(text)

/** Where everything that belongs to one connection lies. */
export interface ConnectionFolder {
  readonly id: string
  readonly folder: string
}

export const folderOf = (root: string, id: string): string => (id === FIRST_CONNECTION ? root : join(root, OTHERS_FOLDER, id))

/**
 * The folder of the connection that `--connection` names; of the first without one. Undefined where there is none of that name.
 * @param root the user-data folder
 */
export function namedFolder(root: string, id: string | undefined): ConnectionFolder | undefined {
  if (id === undefined || id === FIRST_CONNECTION) return { id: FIRST_CONNECTION, folder: root }
  return isOtherId(id) && existsSync(folderOf(root, id)) ? { id, folder: folderOf(root, id) } : undefined
}
