import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '#scripts/root.ts'
import { SingleInstance } from '../single-instance.ts'

interface Manifest {
  readonly productName: string
  readonly version: string
}

const { productName, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest

/** An event that a listener may prevent. */
export function preventable<Details extends object>(details: Details): Details & { defaultPrevented: boolean; preventDefault(): void } {
  return {
    ...details,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}

class App extends EventEmitter {
  readonly isPackaged = false
  readonly commandLine = {
    hasSwitch: (name: string): boolean => process.argv.includes(`--${name}`),
    getSwitchValue: (): string => '',
    appendSwitch: (): void => {},
  }
  readonly #paths = new Map<string, string>([
    ['userData', path.join(homedir(), '.config', `${productName} (Chromium host)`)],
    ['downloads', path.join(homedir(), 'Downloads')],
    ['home', homedir()],
    ['temp', tmpdir()],
  ])
  readonly #ready = Promise.withResolvers<void>()
  #instance: SingleInstance | undefined
  /** What has to end before the process does: Chromium. */
  #closeWindows = async (): Promise<void> => {}
  #isQuitting = false
  #isExiting = false

  getName(): string {
    return productName
  }

  getVersion(): string {
    return version
  }

  getAppPath(): string {
    return ROOT
  }

  getPath(name: string): string {
    const found = this.#paths.get(name)
    if (found === undefined) throw new Error(`The Chromium host has no path named ${name}`)
    return found
  }

  setPath(name: string, folder: string): void {
    this.#paths.set(name, folder)
  }

  /** Chromium's sandbox is on for every page here, unless the user is root. */
  enableSandbox(): void {}

  requestSingleInstanceLock(): boolean {
    mkdirSync(this.getPath('userData'), { recursive: true })
    this.#instance = new SingleInstance(path.join(this.getPath('userData'), 'instance.lock'))
    return this.#instance.claim(process.argv, (argv) => this.emit('second-instance', {}, argv, process.cwd()))
  }

  whenReady(): Promise<void> {
    return this.#ready.promise
  }

  /** For the host: main has been loaded and may open its window. */
  becomeReady(closeWindows: () => Promise<void>): void {
    this.#closeWindows = closeWindows
    if (!this.#isQuitting) this.#ready.resolve()
  }

  quit(): void {
    this.#isQuitting = true
    this.emit('before-quit', preventable({}))
    void this.#closeWindows()
    const event = preventable({})
    this.emit('will-quit', event)
    if (!event.defaultPrevented) this.exit(0)
  }

  exit(code: number): void {
    if (this.#isExiting) return
    this.#isExiting = true
    void this.#closeWindows().then(() => {
      this.#instance?.release()
      this.emit('quit', {}, code)
      process.exit(code)
    })
  }
}

export const app = new App()
