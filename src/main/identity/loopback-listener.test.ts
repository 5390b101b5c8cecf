import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { LoopbackListener } from './loopback-listener.ts'

let listener: LoopbackListener | undefined
afterEach(() => listener?.close())

/** Whether a server at this address answers on a port. */
const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host, port, path: '/callback', timeout: 2_000 }, (response) => {
      response.resume()
      resolve(true)
    })
    asked.on('error', () => resolve(false))
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.end()
  })

test('listens on 127.0.0.1 and on no other address of the computer', async () => {
  listener = await LoopbackListener.open({ callbackHost: '127.0.0.1' } as Parameters<typeof LoopbackListener.open>[0], '/callback')
  void listener.returned(() => true).then(({ answer }) => answer({ title: 'Here', message: '' }))
  const port = Number(new URL(listener.address).port)
  expect(await answers('127.0.0.1', port)).toBe(true)
  expect(await answers('127.0.0.2', port)).toBe(false)
  expect(await answers('::1', port)).toBe(false)
})
