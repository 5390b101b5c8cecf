import { connect, createServer, type Server } from 'node:net'

/** Each header of a WebSocket's request that asks for compression. */
const COMPRESSION = /^sec-websocket-extensions:.*\r\n/gim

/** A way to a DevTools port on which nothing is compressed. */
export interface PlainConnection {
  /** To be used in place of the port's address, as host:port. */
  readonly address: string
  readonly close: () => void
}

/**
 * Opens a way to a DevTools port that takes compression out of what is asked for. Playwright always asks for it: on one machine that only costs, a tenth
 * of a worker's time and the same again in the console.
 * @param devTools address of the port, as host:port
 */
export async function plainConnection(devTools: string): Promise<PlainConnection> {
  const { hostname, port } = new URL(`http://${devTools}`)
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true })
    near.setNoDelay(true)
    near.once('data', (request) => {
      far.write(request.toString('latin1').replaceAll(COMPRESSION, ''), 'latin1')
      near.pipe(far)
    })
    far.pipe(near)
    // Either end takes the other with it.
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
  })
  return { address: await listening(server), close: () => server.close() }
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way to the DevTools port has no port')
  return `127.0.0.1:${address.port}`
}
