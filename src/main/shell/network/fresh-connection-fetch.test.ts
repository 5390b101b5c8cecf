import { expect, test, vi } from 'vitest'
import { freshConnectionFetch } from './fresh-connection-fetch.ts'

function sessions() {
  const log: string[] = []
  const answers: ((body: string) => void)[] = []
  const create = (index: number) => ({
    closeAllConnections: async () => {
      log.push(`close ${index}`)
    },
    fetch: (address: string) => {
      log.push(`fetch ${index} ${address}`)
      return new Promise<Response>((resolve) => answers.push((body) => resolve(new Response(body, { status: 201, headers: { 'x-a': 'b' } }))))
    },
  })
  return { log, answers, fetch: freshConnectionFetch(create) }
}

const endlessBody = (cancel: () => void) => new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024)), cancel })

async function begun(log: string[], count: number): Promise<void> {
  await expect.poll(() => log.filter((line) => line.startsWith('fetch')).length).toBe(count)
}

test('closes the connections of a session before it is used again', async () => {
  const { log, answers, fetch } = sessions()
  for (const address of ['https://a/1', 'https://a/2']) {
    const answer = fetch(address, { method: 'POST' })
    await begun(log, answers.length + 1)
    answers.at(-1)?.('{}')
    expect((await answer).status).toBe(201)
    expect(await (await answer).text()).toBe('{}')
  }
  expect(log).toEqual(['close 0', 'fetch 0 https://a/1', 'close 0', 'fetch 0 https://a/2'])
})

test('never closes the connection of a request that is in progress', async () => {
  const { log, answers, fetch } = sessions()
  const first = fetch('https://a/1')
  const second = fetch('https://a/2')
  await begun(log, 2)
  expect(log.filter((line) => line.startsWith('close'))).toEqual(['close 0', 'close 1'])
  answers[0]?.('one')
  answers[1]?.('two')
  expect(await (await first).text()).toBe('one')
  expect(await (await second).text()).toBe('two')
})

test('an answer without end is handed out as it comes, and another request has another session', async () => {
  const closed: number[] = []
  const cancel = vi.fn<() => void>()
  const endless = endlessBody(cancel)
  const answers = [new Response(endless), new Response('{}')]
  const fetch = freshConnectionFetch((index) => ({
    closeAllConnections: async () => void closed.push(index),
    fetch: async () => answers.shift() ?? Response.error(),
  }))
  const answer = await fetch('https://a/1')
  expect((await answer.body?.getReader().read())?.value).toHaveLength(1024)
  expect(await (await fetch('https://a/2')).text()).toBe('{}')
  expect(closed).toEqual([0, 1])
  expect(cancel).not.toHaveBeenCalled()
})

test('an answer that is given up ends the request and frees its session', async () => {
  const closed: number[] = []
  const cancel = vi.fn<() => void>()
  const endless = endlessBody(cancel)
  const answers = [new Response(endless), new Response(null, { status: 204 }), new Response('{}')]
  const fetch = freshConnectionFetch((index) => ({
    closeAllConnections: async () => void closed.push(index),
    fetch: async () => answers.shift() ?? Response.error(),
  }))
  await (await fetch('https://a/1')).body?.cancel()
  expect((await fetch('https://a/2')).status).toBe(204)
  expect(await (await fetch('https://a/3')).text()).toBe('{}')
  expect(closed).toEqual([0, 0, 0])
  expect(cancel).toHaveBeenCalledOnce()
})

test('an answer that breaks off fails for its reader and frees its session', async () => {
  const closed: number[] = []
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('net::ERR_CONNECTION_RESET')) })
  const answers = [new Response(broken), new Response('{}')]
  const fetch = freshConnectionFetch((index) => ({
    closeAllConnections: async () => void closed.push(index),
    fetch: async () => answers.shift() ?? Response.error(),
  }))
  await expect((await fetch('https://a/1')).text()).rejects.toThrow('net::ERR_CONNECTION_RESET')
  expect(await (await fetch('https://a/2')).text()).toBe('{}')
  expect(closed).toEqual([0, 0])
})
