import { expect, test } from 'vitest'
import { developmentServer } from './development-content.ts'

test('the development server is one on loopback, by number', () => {
  expect(developmentServer({ ELECTRON_RENDERER_URL: 'http://127.0.0.1:5173' })).toEqual({
    address: 'http://127.0.0.1:5173',
    hosts: ['127.0.0.1:5173', '127.0.0.1:8097'],
  })
})

test.each([
  'http://localhost:5173',
  'http://192.168.0.7:5173',
  'http://127.0.0.1:5173/other',
  'http://127.0.0.1.evil.example:5173',
  'https://evil.example',
  '',
])('"%s" is none', (address) => {
  expect(developmentServer({ ELECTRON_RENDERER_URL: address })).toBeNull()
})

test('without an address there is none', () => {
  expect(developmentServer({})).toBeNull()
})
