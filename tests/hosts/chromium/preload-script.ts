import { BYTES_REPLACER, BYTES_REVIVER } from './crossing.ts'

/**
 * The script Chromium runs before those of a page: gives the built preload its `electron`, and runs it.
 *
 * The page's own scripts cannot reach what it uses: the binding is taken off the global object before they run, and the
 * receiver leaves by the protocol only.
 * The preload is in the text itself: the page's policy forbids evaluating it.
 *
 * @param preload text of the built preload, a CommonJS module
 * @param binding name of the function by which the page calls the host
 */
export const preloadScript = (preload: string, binding: string): string => `(() => {
  const send = globalThis[${JSON.stringify(binding)}]
  delete globalThis[${JSON.stringify(binding)}]
  if (window.parent !== window || send === undefined) return
  const { parse, stringify } = JSON
  const withBytes = ${BYTES_REPLACER}
  const toBytes = ${BYTES_REVIVER}
  const waiting = new Map()
  const listeners = new Map()
  let lastId = 0
  let parts = ''
  const receive = (part, isLast) => {
    parts += part
    if (!isLast) return
    const message = parse(parts, toBytes)
    parts = ''
    if (message.event !== undefined) {
      for (const listener of listeners.get(message.event) ?? []) listener({}, ...message.args)
      return
    }
    const { resolve, reject } = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) resolve(message.value)
    else reject(new Error(message.error))
  }
  console.debug(${JSON.stringify(binding)}, receive)
  const freeze = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze)
    return Object.freeze(value)
  }
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: freeze(api), enumerable: true }),
    },
    ipcRenderer: {
      invoke: (channel, ...args) => new Promise((resolve, reject) => {
        waiting.set(++lastId, { resolve, reject })
        send(stringify({ id: lastId, channel, args }, withBytes))
      }),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      removeListener: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter((other) => other !== listener)),
    },
  }
  const module = { exports: {} }
  const require = (name) => {
    if (name === 'electron') return electron
    throw new Error('A sandboxed preload cannot load ' + name)
  }
  ;((require, module, exports) => {
${preload}
  })(require, module, module.exports)
})()`
