import type { Fault } from '../fault.ts'

/** A token, a key or data of a person leaves the place where it belongs. */
export const DATA_OUT: readonly Fault[] = [
  {
    name: 'state-not-compared',
    file: 'src/main/identity/provider.ts',
    find: 'return states.length === 1 && states[0] === state',
    replace: "return states.length === 1 && state.startsWith(states[0] ?? '')",
  },
  {
    name: 'loopback-on-every-interface',
    file: 'src/main/identity/loopback-listener.ts',
    find: "server.listen(port, '127.0.0.1', () => {",
    replace: 'server.listen(port, () => {',
  },
  {
    name: 'host-of-the-callback-not-checked',
    file: 'src/main/identity/loopback-listener.ts',
    find: "request.method !== 'GET' || request.headers.host !== expected.host ||",
    replace: "request.method !== 'GET' ||",
  },
  {
    name: 'console-address-by-prefix',
    file: 'src/main/bridge/serve-bridge.ts',
    find: '&& host === CONSOLE_HOST && username',
    replace: '&& host.startsWith(CONSOLE_HOST) && username',
  },
  {
    name: 'frame-may-call',
    file: 'src/main/bridge/serve-bridge.ts',
    find: "  if (event.senderFrame.parent !== null) return 'not from the main frame'\n",
    replace: '',
  },
  {
    name: 'second-token-in-the-log',
    file: 'src/main/log/redact.ts',
    find: '\\.[\\w-]*/g',
    replace: '\\.[\\w-]*/',
  },
  {
    name: 'seal-without-its-owner',
    file: 'src/main/vault/sealed-format.ts',
    find: 'JSON.stringify([VERSION, purpose, owner])',
    replace: 'JSON.stringify([VERSION, purpose, owner.slice(0, 8)])',
  },
  {
    name: 'page-may-connect',
    file: 'src/main/shell/content/serve-content.ts',
    find: '"connect-src \'none\'",',
    replace: '"connect-src \'self\' https:",',
  },
  {
    name: 'window-opened-elsewhere',
    file: 'src/main/shell/protection/page-guards.ts',
    find: "contents.on('will-redirect', refuseElsewhere)",
    replace: "contents.on('will-redirect', () => undefined)",
  },
  {
    name: 'session-stays-on-disk-when-locked',
    file: 'src/main/identity/identity.ts',
    find: 'if (this.#locked !== undefined) return void this.#changed()',
    replace: 'if (this.#locked !== undefined) this.#changed()',
  },
]
