import { appendFile, readFile } from 'node:fs/promises'
import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { Question } from '../confirmation/questions.ts'

export interface AskUserOptions {
  /** The window the dialog belongs to. */
  readonly window: () => BrowserWindow | undefined
  /** In tests: the file that says `no` to refuse; what was asked is added to `<file>.asked`, a line of JSON each. */
  readonly record: string | undefined
}

/** Asks the user by the system's dialog, which the page can neither see nor answer. */
export function userQuestion({ window, record }: AskUserOptions): (question: Question) => Promise<boolean> {
  return async ({ message, detail, confirm }) => {
    if (record !== undefined) {
      await appendFile(`${record}.asked`, `${JSON.stringify({ message, detail, confirm })}\n`)
      return (await readFile(record, 'utf8').catch(() => '')).trim() !== 'no'
    }
    const options: MessageBoxOptions = {
      type: 'warning',
      title: 'Admin Console',
      message,
      detail,
      buttons: ['Cancel', confirm],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    }
    const parent = window()
    const { response } = parent === undefined ? await dialog.showMessageBox(options) : await dialog.showMessageBox(parent, options)
    return response === 1
  }
}
