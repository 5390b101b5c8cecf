import type { Fault } from '../fault.ts'

/** The console does not start, or behaves otherwise, in one of its two hosts. */
export const OTHER_HOST: readonly Fault[] = [
  {
    name: 'bytes-cross-as-objects',
    file: 'tests/hosts/chromium/crossing.ts',
    find: 'JSON.stringify(value, (_key, part: unknown) => (part instanceof Uint8Array ?',
    replace: 'JSON.stringify(value, (_key, part: unknown) => (part instanceof ArrayBuffer ?',
  },
  {
    name: 'object-with-bytes-cut-to-its-bytes',
    file: 'tests/hosts/chromium/crossing.ts',
    find: ' && Object.keys(value).length === 1',
    replace: '',
  },
  {
    name: 'value-of-an-option-goes-to-the-console',
    file: 'tests/hosts/chromium/options.ts',
    find: "token.name !== 'headless' && token.inlineValue === false",
    replace: "token.name !== 'headless' && token.inlineValue === true",
  },
  {
    name: 'stale-lock-blocks-the-start',
    file: 'tests/hosts/chromium/single-instance.ts',
    find: '      else rmSync(this.#file, { force: true })\n',
    replace: '',
  },
  {
    name: 'sandbox-off-for-users',
    file: 'scripts/prepare/electron-command.ts',
    find: "process.getuid?.() === 0 ? ['--no-sandbox'] : []",
    replace: "process.getuid?.() === 0 ? [] : ['--no-sandbox']",
  },
  {
    name: 'two-starts-at-once-fail',
    file: 'scripts/prepare/electron-command.ts',
    find: '    if (!existsSync(program)) throw error\n',
    replace: '    throw error\n',
  },
  {
    name: 'last-window-does-not-end-the-host',
    file: 'tests/hosts/chromium/electron/browser-window.ts',
    find: 'if (windows.length === 0) app.emit',
    replace: 'if (windows.length === 1) app.emit',
  },
  {
    name: 'arguments-of-a-call-as-one',
    file: 'tests/hosts/chromium/electron/ipc-main.ts',
    find: 'return handler(event, ...args)',
    replace: 'return handler(event, args)',
  },
  {
    name: 'scheme-with-its-colon',
    file: 'tests/hosts/chromium/electron/protocol.ts',
    find: 'new URL(request.url).protocol.slice(0, -1)',
    replace: 'new URL(request.url).protocol',
  },
  {
    name: 'focus-stays-with-the-first-window',
    file: 'tests/hosts/chromium/electron/browser-window.ts',
    find: 'windows = [...windows.filter((window) => window !== this), this]',
    replace: 'windows = [this, ...windows.filter((window) => window !== this)]',
  },
]
