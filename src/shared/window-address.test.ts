import { expect, test } from 'vitest'
import { windowAddress } from './window-address.ts'

test.each([
  ['/', '/'],
  ['/cplist?q=asha&sort=name', '/cplist?q=asha&sort=name'],
  ['/edit-site?site=site-1001#part', '/edit-site?site=site-1001'],
  ['/a/../cplist', '/cplist'],
])('%s is a screen of ours', (address, path) => {
  expect(windowAddress(address)).toBe(path)
})

test.each([
  'https://evil.example/',
  'app://console/cplist',
  'javascript:alert(1)',
  'cplist',
  '',
  '//evil.example/',
  '/\\evil.example/',
  '/a\\..\\..\\evil',
  '/..//evil.example/',
  '/\t/evil.example/',
  '/cplist\u202e',
  '/-/stopped?return=/cplist',
  '/a/../-/stopped',
  `/${'a'.repeat(4000)}`,
])('%j is none', (address) => {
  expect(windowAddress(address)).toBeNull()
})
