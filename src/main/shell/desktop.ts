import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { app, type BrowserWindow, dialog, type MessageBoxOptions, type NativeTheme, type OpenDialogOptions, shell } from 'electron'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { Question } from '../confirmation/confirmations.ts'
import type { TestEnvironment } from './environment.ts'
import type { Choice } from './network/client-certificates.ts'

/** The user's desktop: the system's dialogs, which the page can neither see nor answer, its programs and its printer. */
export class Desktop {
  readonly #windowFor: (page: number | undefined) => BrowserWindow | undefined
  readonly #test: TestEnvironment

  /** @param windowFor the window of a page, or of none, which the dialogs belong to; `test` names the files that stand for dialogs and programs in tests */
  constructor(windowFor: (page: number | undefined) => BrowserWindow | undefined, test: TestEnvironment) {
    this.#windowFor = windowFor
    this.#test = test
  }

  /** Null when the user closes the dialog; so is `chooseFolder`. */
  chooseProfile(): Promise<string | null> {
    return this.#choosePath(this.#test.chosenFile, {
      title: 'Choose the connection profile',
      buttonLabel: 'Use This Profile',
      defaultPath: app.getPath('downloads'),
      filters: [
        { name: 'Connection profiles', extensions: ['json'] },
        { name: 'All files', extensions: ['*'] },
      ],
      properties: ['openFile'],
    })
  }

  chooseFolder(from: string): Promise<string | null> {
    return this.#choosePath(this.#test.chosenFolder, {
      title: 'Choose the folder for invoices',
      buttonLabel: 'Use This Folder',
      defaultPath: from,
      properties: ['openDirectory', 'createDirectory'],
    })
  }

  /** Whether the user confirms. In tests a file says `no` to refuse, and what was asked is added to `<file>.asked`, a line of JSON each. */
  async ask({ message, detail, confirm }: Question): Promise<boolean> {
    const record = this.#test.confirmations
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
    const parent = this.#window()
    // The window that asked is closed: nobody can confirm for it.
    if (parent === undefined && callingPage() !== undefined) return false
    const { response } = parent === undefined ? await dialog.showMessageBox(options) : await dialog.showMessageBox(parent, options)
    return response === 1
  }

  /** Which of several the user chooses, by its place; null for none. In tests the file of `ask` says `no` for none, and the first is chosen otherwise. */
  async choose({ message, detail, choices }: Choice): Promise<number | null> {
    const record = this.#test.confirmations
    if (record !== undefined) {
      await appendFile(`${record}.asked`, `${JSON.stringify({ message, detail, choices })}\n`)
      return (await readFile(record, 'utf8').catch(() => '')).trim() === 'no' ? null : 0
    }
    const buttons = ['None', ...choices]
    const options: MessageBoxOptions = { type: 'question', title: 'Admin Console', message, detail, buttons, defaultId: 0, cancelId: 0, noLink: true }
    const parent = this.#window()
    const { response } = parent === undefined ? await dialog.showMessageBox(options) : await dialog.showMessageBox(parent, options)
    return response === 0 ? null : response - 1
  }

  /** Shows a text of main's own until the user closes it. */
  async inform(message: string, detail: string): Promise<void> {
    const options: MessageBoxOptions = { type: 'info', title: 'Admin Console', message, detail, buttons: ['Close'], noLink: true }
    const parent = this.#window()
    await (parent === undefined ? dialog.showMessageBox(options) : dialog.showMessageBox(parent, options))
  }

  /** Hands a document to the program that the system has for it. Answers with a text that is empty when it went well. */
  async openDocument(path: string): Promise<string> {
    const record = this.#test.openedRecord
    if (record === undefined) return shell.openPath(path)
    await appendFile(record, `${path}\n`)
    return ''
  }

  /** Prints what the page has laid out for paper. Failures: `cancelled` by the user, `storage` when it cannot be printed. In tests a PDF takes the pages. */
  async print(): Promise<Result<undefined>> {
    const contents = this.#window()?.webContents
    if (contents === undefined) return failure('not-found', 'There is no window to print.')
    if (this.#test.print !== undefined) {
      await writeFile(this.#test.print, await contents.printToPDF({ printBackground: true, preferCSSPageSize: true }))
      return success(undefined)
    }
    const reason = await new Promise<string>((resolve) => {
      contents.print({ printBackground: true }, (isPrinted, problem) => resolve(isPrinted ? '' : problem || 'failed'))
    })
    if (reason === '') return success(undefined)
    return /cancel/i.test(reason) ? failure('cancelled', 'Nothing was printed.') : failure('storage', 'The printer could not be used. Check it and try again.')
  }

  /** The window of the page that asks, or the one in use. */
  #window(): BrowserWindow | undefined {
    return this.#windowFor(callingPage())
  }

  async #choosePath(record: string | undefined, options: OpenDialogOptions): Promise<string | null> {
    if (record !== undefined) return (await readFile(record, 'utf8')).trim() || null
    const parent = this.#window()
    const { canceled, filePaths } = parent === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(parent, options)
    return canceled ? null : (filePaths[0] ?? null)
  }
}

/** Makes the system's own pieces (title bar, menus, scroll bars, dialogs) follow the chosen theme. High contrast is drawn on black. */
export function applyTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, theme: Preferences['theme']): void {
  nativeTheme.themeSource = theme === 'high-contrast' ? 'dark' : theme
}
