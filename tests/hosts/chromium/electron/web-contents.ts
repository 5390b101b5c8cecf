import { EventEmitter } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostPage, PageListener } from '../host-page.ts'
import { app, preventable } from './app.ts'
import { ipcMain } from './ipc-main.ts'
import { protocol } from './protocol.ts'
import { shell } from './shell.ts'

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' }

/** The page of a window as main sees it. Its events come from a `HostPage` that exists a moment later than it does. */
export class WebContents extends EventEmitter {
  readonly id: number
  readonly #page: Promise<HostPage>
  #current: HostPage | undefined
  #openHandler: OpenHandler = () => ({ action: 'allow' })

  constructor(id: number, page: Promise<HostPage>) {
    super()
    this.id = id
    this.#page = page
    void page.then((opened) => {
      this.#current = opened
    })
    app.emit('web-contents-created', {}, this)
  }

  readonly listener: PageListener = {
    serve: (request) => protocol.serve(request),
    invoke: ({ channel, args, url }) => ipcMain.invoke(channel, { sender: this, senderFrame: { url, parent: null } }, args),
    mayNavigate: (url, isMainFrame) => {
      const event = preventable({ url, isMainFrame, isSameDocument: false })
      if (isMainFrame) this.emit('will-navigate', event)
      if (!event.defaultPrevented) this.emit('will-frame-navigate', event)
      return !event.defaultPrevented
    },
    onNavigated: (url) => this.emit('did-navigate', {}, url),
    onLoaded: () => {
      this.emit('did-finish-load')
      this.emit('ready-to-show')
    },
    onCrashed: () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }),
  }

  /** Chromium's own window has no such policy: `electron/ways-out.spec.ts` is for Electron alone. */
  setWebRTCIPHandlingPolicy(): void {}

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler
  }

  /** For the host: the page wants a window. It never gets one: main denies all. */
  windowWanted(url: string): void {
    if (this.#openHandler({ url }).action === 'allow') throw new Error('Main opens windows, a page never does')
  }

  setZoomFactor(factor: number): void {
    void this.#page.then((page) => page.setZoom(factor))
  }

  getURL(): string {
    return this.#current?.url ?? ''
  }

  async loadURL(address: string): Promise<void> {
    await (await this.#page).load(address)
  }

  reload(): void {
    void this.#page.then((page) => page.reload())
  }

  send(channel: string, ...args: unknown[]): void {
    this.#current?.send(channel, args)
  }

  /**
   * The protocol opens no print dialog, and the page may not: the program for PDF files, which prints, takes the pages.
   */
  print(_options: unknown, onEnd: (isPrinted: boolean, reason: string) => void): void {
    const file = path.join(app.getPath('userData'), 'print.pdf')
    this.printToPDF({ printBackground: true, preferCSSPageSize: true })
      .then((pages) => writeFile(file, pages))
      .then(() => shell.openPath(file))
      .then(
        (problem) => onEnd(problem === '', problem),
        (cause: unknown) => onEnd(false, String(cause)),
      )
  }

  async printToPDF(options: { readonly printBackground: boolean; readonly preferCSSPageSize: boolean }): Promise<Buffer> {
    return (await this.#page).printToPdf(options)
  }

  forcefullyCrashRenderer(): void {
    this.#current?.crash()
  }
}
