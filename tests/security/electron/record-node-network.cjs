// Loaded into the console's process by NODE_OPTIONS, which a packaged app ignores: writes down every connection that Node opens, in place of Electron.
const { appendFileSync } = require('node:fs')
const { subscribe } = require('node:diagnostics_channel')

const record = (what) => appendFileSync(process.env.ADMIN_CONSOLE_NETWORK_RECORD, `${what}\n`)

subscribe('undici:request:create', ({ request }) => record(`undici ${request.origin}${request.path}`))
subscribe('http.client.request.start', ({ request }) => record(`http ${request.host}${request.path}`))
subscribe('net.client.socket', () => record('socket'))

// Shows that the record works: nobody listens there.
setImmediate(() => void fetch('http://127.0.0.1:2/check-of-the-record').catch(() => undefined))
