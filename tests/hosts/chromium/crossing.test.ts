import { expect, test } from 'vitest'
import { crossingText, parseCrossing } from './crossing.ts'

test('bytes arrive as bytes, everything else as it is', () => {
  const bytes = Buffer.from([0, 255, 7]).toString('base64')
  expect(parseCrossing(JSON.stringify({ id: 1, args: [{ bytes: { $bytes: bytes }, text: 'a' }, null] }))).toEqual({
    id: 1,
    args: [{ bytes: new Uint8Array([0, 255, 7]), text: 'a' }, null],
  })
  expect(parseCrossing('{"$bytes":1}')).toEqual({ $bytes: 1 })
  expect(parseCrossing('{"$bytes":"AA==","more":1}')).toEqual({ $bytes: 'AA==', more: 1 })
})

test('what the host sends reads the same on the other side', () => {
  const message = { id: 1, value: { ok: true, bytes: new Uint8Array([0, 255, 7]), text: 'a', nothing: null } }
  expect(parseCrossing(crossingText(message))).toEqual(message)
})
