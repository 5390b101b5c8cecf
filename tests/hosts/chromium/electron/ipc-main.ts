import { EventEmitter } from 'node:events'

type Handler = (event: InvokeEvent, ...args: unknown[]) => unknown

/** What Electron tells a handler about the caller. */
export interface InvokeEvent {
  readonly sender: { readonly id: number }
  readonly senderFrame: { readonly url: string; readonly parent: null } | null
}

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }

  /** For the host: a call of the page. */
  async invoke(channel: string, event: InvokeEvent, args: readonly unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel)
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    return handler(event, ...args)
  }
}

export const ipcMain = new IpcMain()
