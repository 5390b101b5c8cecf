import { expect, test } from 'vitest'
import { isNativeWayland } from './wayland.ts'

const WAYLAND = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string, boolean]>([
  ['linux', WAYLAND, '', true],
  ['linux', WAYLAND, 'auto', true],
  ['linux', WAYLAND, 'x11', false],
  ['linux', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, '', false],
  ['linux', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, 'wayland', true],
  ['linux', { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, '', false],
  ['darwin', WAYLAND, '', false],
  ['win32', {}, 'wayland', false],
])('on %s in a session of %j with --ozone-platform %j: %j', (platform, environment, ozonePlatform, expected) => {
  expect(isNativeWayland({ platform, environment, ozonePlatform })).toBe(expected)
})
