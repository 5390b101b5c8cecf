import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portsFree } from './free-ports.ts'

test('ports in a row are free only while none of them is taken, the first and the last included', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await portsFree(port, 1)).toBe(false)
  expect(await portsFree(port - 1, 2)).toBe(false)
  server.close()
  await once(server, 'close')
  expect(await portsFree(port, 1)).toBe(true)
})
