import { createServer } from 'node:net'

/** Whether these ports in a row can all be listened on, on loopback. */
export async function portsFree(first: number, count: number): Promise<boolean> {
  const states = await Promise.all(Array.from({ length: count }, (_, index) => portFree(first + index)))
  return states.every(Boolean)
}

function portFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
