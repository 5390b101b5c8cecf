import { expect, test } from 'vitest'
import { NOTIFICATION_EVENTS, NOTIFICATION_GROUPS } from './notification.ts'

test('the event tree has the six groups in their order, each with events of its own, every code once [NOTIF-005] [NOTIF-006]', () => {
  expect(Object.keys(NOTIFICATION_EVENTS)).toEqual([
    'Business and Finance',
    'Inventory Management',
    'Master Management',
    'Online Ordering',
    'POS Operations',
    'User & Compliance',
  ])
  expect(Object.keys(NOTIFICATION_EVENTS)).toEqual([...NOTIFICATION_GROUPS])
  const events = Object.values(NOTIFICATION_EVENTS).flatMap((group) => group ?? [])
  expect(Object.values(NOTIFICATION_EVENTS).every((group) => group.length > 0)).toBe(true)
  expect(new Set(events.map(({ code }) => code)).size).toBe(events.length)
  expect(new Set(events.map(({ name }) => name)).size).toBe(events.length)
  expect(events.every(({ code }) => /^[A-Z][A-Z_]+$/.test(code))).toBe(true)
})
