import { expect, test } from 'vitest'
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
  }
  expect(log).toEqual(['close 0', 'fetch 0 https://a/1', 'close 0', 'fetch 0 https://a/2'])
})

test('never closes the connection of a request that is under way', async () => {
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
