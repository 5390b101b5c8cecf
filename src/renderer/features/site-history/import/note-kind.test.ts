import { expect, test } from 'vitest'
import { noteKind } from './note-kind.ts'

const SITE = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen' }
const kind = noteKind((text) => (text === 'a.example' ? SITE : undefined))

test('a row becomes a note of its site', () => {
  expect(kind.check({ site: 'a.example', eventName: 'Onboarding', note: 'Called\ntwice' })).toEqual({
    target: { ...SITE, to: { eventName: 'Onboarding', note: 'Called\ntwice' } },
  })
})

test('the problem is at its column', () => {
  expect(kind.check({ site: 'b.example', eventName: 'Onboarding', note: 'Called' })).toEqual({ problems: { site: 'No site has this domain or id.' } })
  expect(kind.check({ site: 'a.example', eventName: 'Onboarding', note: '' })).toMatchObject({ problems: { note: expect.any(String) } })
  expect(kind.check({ site: 'a.example', eventName: '', note: 'Called' })).toMatchObject({ problems: { eventName: expect.any(String) } })
  expect(kind.check({ site: 'a.example', eventName: 'Onboarding', note: 'x'.repeat(5001) })).toEqual({
    problems: { note: 'A note has at most 5,000 characters.' },
  })
})
