import { expect, test } from 'vitest'
import { announceChange, joinWindows, onOtherWindow, type WindowChange } from './other-windows.ts'

test('changes go to the other windows, and of what arrives only changes count', () => {
  announceChange({ kind: 'preferences' })
  const sent: unknown[] = []
  const channel = Object.assign(new EventTarget(), { postMessage: (message: unknown) => sent.push(message) })
  joinWindows(channel)
  announceChange({ kind: 'answers', operations: ['GetSitesAdmin'] })
  expect(sent).toEqual([{ kind: 'answers', operations: ['GetSitesAdmin'] }])

  const heard: WindowChange[] = []
  const unsubscribe = onOtherWindow((change) => heard.push(change))
  const arrive = (data: unknown): unknown => channel.dispatchEvent(new MessageEvent('message', { data }))
  for (const foreign of [null, 'preferences', {}, { kind: 'sign-out' }, { kind: 'answers' }, { kind: 'answers', operations: 'GetSitesAdmin' }]) arrive(foreign)
  expect(heard).toEqual([])
  arrive({ kind: 'preferences', theme: 'dark' })
  arrive({ kind: 'opened' })
  arrive({ kind: 'answers', operations: ['GetSitesAdmin', 7, '../x', 'a'.repeat(101)] })
  unsubscribe()
  arrive({ kind: 'payments' })
  expect(heard).toEqual([{ kind: 'preferences' }, { kind: 'opened' }, { kind: 'answers', operations: ['GetSitesAdmin'] }])
})
