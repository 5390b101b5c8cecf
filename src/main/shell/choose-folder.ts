import { readFile } from 'node:fs/promises'
import { type BrowserWindow, dialog, type OpenDialogOptions } from 'electron'

export interface FolderChoiceOptions {
  /** The window the dialog belongs to. */
  readonly window: () => BrowserWindow | undefined
  /** In tests: the file that names the folder to choose, empty where the dialog is put away. */
  readonly record: string | undefined
}

/** Asks for a folder by the system's dialog, which begins at `from`. Null when the user puts it away. */
export function folderChoice({ window, record }: FolderChoiceOptions): (from: string) => Promise<string | null> {
  return async (from) => {
    if (record !== undefined) return (await readFile(record, 'utf8')).trim() || null
    const options: OpenDialogOptions = {
      title: 'Choose the folder for invoices',
      buttonLabel: 'Use This Folder',
      defaultPath: from,
      properties: ['openDirectory', 'createDirectory'],
    }
    const parent = window()
    const { canceled, filePaths } = parent === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(parent, options)
    return canceled ? null : (filePaths[0] ?? null)
  }
}
