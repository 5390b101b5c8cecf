import { readFile } from 'node:fs/promises'
import { type BrowserWindow, dialog, type OpenDialogOptions } from 'electron'

export interface PathChoiceOptions {
  /** The window the dialog belongs to. */
  readonly window: () => BrowserWindow | undefined
  /** In tests: the file that names the path to choose, empty where the dialog is closed without a choice. */
  readonly record: string | undefined
}

/** Asks for a folder by the system's dialog, which begins at `from`. Null when the user closes it. */
export function folderChoice(options: PathChoiceOptions): (from: string) => Promise<string | null> {
  return (from) =>
    choosePath(options, {
      title: 'Choose the folder for invoices',
      buttonLabel: 'Use This Folder',
      defaultPath: from,
      properties: ['openDirectory', 'createDirectory'],
    })
}

/** Asks for a connection profile by the system's dialog. Null when the user closes it. */
export function profileChoice(options: PathChoiceOptions): () => Promise<string | null> {
  return () =>
    choosePath(options, {
      title: 'Choose the connection profile',
      buttonLabel: 'Use This Profile',
      filters: [
        { name: 'Connection profiles', extensions: ['json'] },
        { name: 'All files', extensions: ['*'] },
      ],
      properties: ['openFile'],
    })
}

async function choosePath({ window, record }: PathChoiceOptions, options: OpenDialogOptions): Promise<string | null> {
  if (record !== undefined) return (await readFile(record, 'utf8')).trim() || null
  const parent = window()
  const { canceled, filePaths } = parent === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(parent, options)
  return canceled ? null : (filePaths[0] ?? null)
}
