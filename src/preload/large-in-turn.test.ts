import { expect, test } from 'vitest'
import type { Channel } from '#shared/bridge/bridge.ts'
import { largeInTurn } from './large-in-turn.ts'

/** A main that takes in one call after the other, when the test says so. */
function slowMain() {
  const arrived: { readonly channel: Channel; readonly answer: (value: string) => void }[] = []
  const call = largeInTurn((channel) => new Promise((answer) => arrived.push({ channel, answer })))
  const next = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    arrived.find(({ channel }) => channel === 'shell.information')?.answer('taken')
    arrived.splice(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { call, next, channels: () => arrived.map(({ channel }) => channel) }
}

const large = { operation: 'UpdateSitePage', variables: { input: 'x'.repeat(30_000_000) } }
const tick = () => new Promise((resolve) => setImmediate(resolve))

test('of ten large arguments main has one to take in at a time, and small calls come in between', async () => {
  const { call, next, channels } = slowMain()
  for (let index = 0; index < 10; index++) void call('platform.execute', large)
  void call('platform.reachability')
  await tick()
  expect(channels()).toEqual(['platform.reachability', 'platform.execute', 'shell.information'])
  await next()
  void call('identity.status')
  expect(channels()).toEqual(['platform.execute', 'shell.information', 'identity.status'])
})

test('a large call whose answer takes long does not hold the next one', async () => {
  const answers: ((value: string) => void)[] = []
  const call = largeInTurn((channel) => (channel === 'shell.information' ? Promise.resolve('') : new Promise((resolve) => answers.push(resolve))))
  const [first, second] = [call('platform.execute', large), call('files.uploadImage', { bytes: new Uint8Array(1_000_000) })]
  await tick()
  answers[1]?.('second')
  answers[0]?.('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('one that is refused, or fails, does not hold the next one either', async () => {
  let calls = 0
  const call = largeInTurn(async (channel) => {
    if (channel !== 'shell.information') calls += 1
    if (calls === 1) throw new Error('gone')
    return 'answer'
  })
  await expect(call('platform.execute', large)).rejects.toThrow('gone')
  expect(await call('platform.execute', large)).toBe('answer')
})

test('what no channel takes is not sent at all', async () => {
  const sent: Channel[] = []
  const call = largeInTurn(async (channel) => void sent.push(channel))
  expect(await call('campaigns.start', 'x'.repeat(150_000_000))).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  const cycle: Record<string, unknown> = { text: 'x'.repeat(300_000) }
  cycle['self'] = cycle
  expect(await call('campaigns.start', cycle)).toMatchObject({ ok: false, error: { details: { problem: 'holds itself' } } })
  expect(sent).toEqual([])
})
