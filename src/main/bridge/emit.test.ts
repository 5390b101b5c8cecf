import { expect, test } from 'vitest'
import { createEmit } from './serve-bridge.ts'

test('sends a payload that fits and logs one that does not', () => {
  const sent: unknown[] = []
  const logged: string[] = []
  const emit = createEmit({ send: (channel, payload) => sent.push([channel, payload]), checkPayloads: true, log: (message) => logged.push(message) })

  emit('platform.reachabilityChanged', { state: 'unreachable', since: 5 })
  emit('platform.reachabilityChanged', { state: 'unreachable', since: -1 })

  expect(sent).toEqual([['platform.reachabilityChanged', { state: 'unreachable', since: 5 }]])
  expect(logged).toEqual(['An event of platform.reachabilityChanged does not fit the contract'])
})
