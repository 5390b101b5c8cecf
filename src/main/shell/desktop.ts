import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { app, type BrowserWindow, dialog, type MessageBoxOptions, type MessageBoxReturnValue, type NativeTheme, type OpenDialogOptions, shell } from 'electron'
import type { Preferences } from '#shared/bridge/preferences.ts'
import type { ContactWay } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { Question } from '../confirmation/question.ts'
import type { VaultStatus } from '../vault/vault.ts'
import type { TestEnvironment } from './environment.ts'
import { NativeGate } from './native/native-gate.ts'
import { contactAddress, type OpenAddress, systemBrowser } from './native/system-browser.ts'
import { CONFIRM, isConfirmedWithTick } from './native/ticked-question.ts'
import type { Choice } from './network/client-certificates.ts'

const NO_BROWSER = 'The browser could not be opened. Set a default browser and try again.'

/**
 * The user's desktop: the system's dialogs, which the page can neither see nor answer, its programs, browser and
 * printer. Everything goes through one gate,
 * which refuses with `busy` or, for questions, waits.
 */
export class Desktop {
  readonly #windowFor: (page: number | undefined) => BrowserWindow | undefined
  readonly #test: TestEnvironment
  readonly #gate: NativeGate
  readonly #browse: OpenAddress

  /** @param windowFor the window of a page, or of none, which the dialogs belong to; `test` names the files that stand for dialogs and programs in tests */
  constructor(windowFor: (page: number | undefined) => BrowserWindow | undefined, test: TestEnvironment) {
    this.#windowFor = windowFor
    this.#test = test
    this.#gate = new NativeGate({ isLimited: test.browserLimit !== 'no' })
    this.#browse = systemBrowser({ openExternal: (address) => shell.openExternal(address), record: test.browserRecord })
  }

  /** Null when the user closes the dialog; so is `chooseFolder`. */
  chooseProfile(): Promise<Result<string | null>> {
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

  chooseFolder(from: string): Promise<Result<string | null>> {
    return this.#choosePath(this.#test.chosenFolder, {
      title: 'Choose the folder for invoices',
      buttonLabel: 'Use This Folder',
      defaultPath: from,
      properties: ['openDirectory', 'createDirectory'],
    })
  }

  /** Whether the user confirms. In tests a file says `no` to refuse, and what was asked is added to `<file>.asked`, a line of JSON each. */
  ask(question: Question): Promise<boolean> {
    return this.#gate.inTurn('dialog', () => this.#ask(question), Boolean)
  }

  async #ask({ message, detail, confirm, tick }: Question): Promise<boolean> {
    const record = this.#test.confirmations
    if (record !== undefined) {
      await appendFile(`${record}.asked`, `${JSON.stringify({ message, detail, confirm, tick })}\n`)
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
    if (tick === undefined) return (await this.#show(parent, options)).response === CONFIRM
    return isConfirmedWithTick(() => this.#show(parent, { ...options, checkboxLabel: tick }))
  }

  /**
   * Which of several the user chooses, by its place; null for none. In tests the file of `ask` says `no` for none, and
   * the first is chosen otherwise.
   */
  choose(choice: Choice): Promise<number | null> {
    return this.#gate.inTurn(
      'dialog',
      () => this.#choose(choice),
      (chosen) => chosen !== null,
    )
  }

  async #choose({ message, detail, choices }: Choice): Promise<number | null> {
    const record = this.#test.confirmations
    if (record !== undefined) {
      await appendFile(`${record}.asked`, `${JSON.stringify({ message, detail, choices })}\n`)
      return (await readFile(record, 'utf8').catch(() => '')).trim() === 'no' ? null : 0
    }
    const buttons = ['None', ...choices]
    const options: MessageBoxOptions = { type: 'question', title: 'Admin Console', message, detail, buttons, defaultId: 0, cancelId: 0, noLink: true }
    const { response } = await this.#show(this.#window(), options)
    return response === 0 ? null : response - 1
  }

  /** Shows a text of main's own until the user closes it. */
  async inform(message: string, detail: string): Promise<void> {
    const options: MessageBoxOptions = { type: 'info', title: 'Admin Console', message, detail, buttons: ['Close'], noLink: true }
    await this.#gate.inTurn(
      'dialog',
      () => this.#show(this.#window(), options),
      () => false,
    )
  }

  /** Asks, in the window whose page hangs, whether to wait for it; false: no longer. */
  async waitsForPage(window: BrowserWindow): Promise<boolean> {
    const options: MessageBoxOptions = {
      type: 'warning',
      message: 'The console is not responding',
      detail: 'You can wait, or reload the screen. Reloading loses what you typed and did not save.',
      buttons: ['Wait', 'Reload'],
      defaultId: 0,
      cancelId: 0,
    }
    const { response } = await this.#gate.inTurn(
      'dialog',
      () => this.#show(window, options),
      () => false,
    )
    return response === 0
  }

  /** Asks the keychain again, which may ask the user for its password. */
  unlockKeychain(retry: () => Promise<VaultStatus>): Promise<Result<VaultStatus>> {
    return this.#gate.pass(
      'keychain',
      async () => success(await retry()),
      (answer) => answer.ok && answer.value.mode === 'keychain',
    )
  }

  /** Hands a document to the program that the system has for it. Failure `storage` where there is none. */
  openDocument(path: string): Promise<Result<undefined>> {
    return this.#gate.pass('program', async () => {
      const record = this.#test.openedRecord
      if (record !== undefined) await appendFile(record, `${path}\n`)
      else if ((await shell.openPath(path)) !== '') return failure('storage', 'The system has no program that opens this file. Show it in its folder instead.')
      return success(undefined)
    })
  }

  showInFolder(path: string): Promise<Result<undefined>> {
    return this.#gate.pass('program', async () => {
      shell.showItemInFolder(path)
      return success(undefined)
    })
  }

  /** Opens a link of the connection profile. */
  openLink(address: string): Promise<Result<undefined>> {
    return this.#gate.pass('browser', () => this.#open(address, 'The link could not be opened in the browser.'))
  }

  /** Opens a page of the identity provider. Links that the page opens take nothing of this budget. */
  openSignIn(address: string): Promise<Result<undefined>> {
    return this.#gate.pass('sign-in', () => this.#open(address, NO_BROWSER))
  }

  /**
   * Calls a number (E.164, which the bridge has checked) with the telephone program, or opens it in WhatsApp. The page
   * names a number and never an address.
   */
  openContact(way: ContactWay, number: string): Promise<Result<undefined>> {
    const problem = way === 'call' ? 'No program of this computer makes calls.' : 'WhatsApp could not be opened in the browser.'
    return this.#gate.pass('contact', async () => {
      try {
        const address = contactAddress(way, number)
        await (this.#test.browserRecord === undefined ? shell.openExternal(address) : appendFile(this.#test.browserRecord, `${address}\n`))
        return success(undefined)
      } catch {
        return failure('internal', problem)
      }
    })
  }

  /** Runs what starts another console or brings one to the front. */
  reachConsole<Value>(reach: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return this.#gate.pass('process', reach)
  }

  /** Prints what the page has laid out for paper. Failures: `cancelled` by the user, `storage` when it cannot be printed. In tests a PDF takes the pages. */
  print(): Promise<Result<undefined>> {
    return this.#gate.pass('print', () => this.#print())
  }

  async #print(): Promise<Result<undefined>> {
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

  #choosePath(record: string | undefined, options: OpenDialogOptions): Promise<Result<string | null>> {
    const choose = async (): Promise<string | null> => {
      if (record !== undefined) return (await readFile(record, 'utf8')).trim() || null
      const parent = this.#window()
      const { canceled, filePaths } = parent === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(parent, options)
      return canceled ? null : (filePaths[0] ?? null)
    }
    return this.#gate.pass(
      'dialog',
      async () => success(await choose()),
      (answer) => answer.ok && answer.value !== null,
    )
  }

  #show(parent: BrowserWindow | undefined, options: MessageBoxOptions): Promise<MessageBoxReturnValue> {
    return parent === undefined ? dialog.showMessageBox(options) : dialog.showMessageBox(parent, options)
  }

  async #open(address: string, problem: string): Promise<Result<undefined>> {
    try {
      await this.#browse(address)
      return success(undefined)
    } catch {
      return failure('internal', problem)
    }
  }
}

/** Makes the system's own pieces (title bar, menus, scroll bars, dialogs) follow the chosen theme. High contrast is drawn on black. */
export function applyTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, theme: Preferences['theme']): void {
  nativeTheme.themeSource = theme === 'high-contrast' ? 'dark' : theme
}
