import { expect, test } from 'vitest'
import { hasDisplay } from './display.ts'

test.each([
  ['linux', {}, false],
  ['linux', { DISPLAY: '' }, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['darwin', {}, true],
  ['win32', {}, true],
] as const)('on %s with %o: %s', (platform, environment, expected) => {
  expect(hasDisplay(environment, platform)).toBe(expected)
})
