import { EventEmitter } from 'node:events'
import { protocol } from './protocol.ts'

/** Requests of main go out by Node's own `fetch`: without the system's proxy and certificates, and without cookies. */
class Session {
  fetch(address: string, init?: RequestInit): Promise<Response> {
    return fetch(address, init)
  }

  /** Node's `fetch` never repeats a request whose connection broke, so there is nothing to close. */
  async closeAllConnections(): Promise<void> {}

  // Chromium denies what is not granted; the host grants nothing (see `startChromium`'s page).
  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}

  // Certificates and passwords of proxies are Node's own matter here.
  setCertificateVerifyProc(): void {}
  async clearAuthCache(): Promise<void> {}

  // What the page asks of the network comes to main's handlers all the same; a download of the page is the window's to refuse.
  readonly protocol = protocol
  on(): void {}
  async setProxy(): Promise<void> {}

  async resolveProxy(): Promise<string> {
    return 'DIRECT'
  }
}

export const session = { defaultSession: new Session(), fromPartition: (): Session => new Session() }

/** A request that ends at once: this host knows no proxy, so none can ask for a password. */
class NoRequest extends EventEmitter {
  abort(): void {}

  end(): void {
    queueMicrotask(() => this.emit('error', new Error('The Chromium host knows no proxy')))
  }
}

export const net = { request: (): NoRequest => new NoRequest(), isOnline: (): boolean => true }
