import { expect, test } from 'vitest'
import { contactOpener, systemBrowser } from './system-browser.ts'

const opening = (fails = false) => {
  const opened: string[] = []
  const openExternal = async (address: string): Promise<void> => {
    if (fails) throw new Error('No program takes it')
    opened.push(address)
  }
  return { opened, options: { openExternal, record: undefined } }
}

test('a number is called by the telephone program and written to by WhatsApp', async () => {
  const { opened, options } = opening()
  let now = 0
  const open = contactOpener({ ...options, now: () => now })
  expect(await open('call', '+919876543210')).toBe(true)
  now = 2000
  expect(await open('whatsapp', '+919876543210')).toBe(true)
  expect(opened).toEqual(['tel:+919876543210', 'https://wa.me/919876543210'])
})

test('a page that was taken over cannot flood the telephone', async () => {
  const { opened, options } = opening()
  let now = 0
  const open = contactOpener({ ...options, now: () => now })
  const answers = []
  for (; now < 1600; now += 100) answers.push(await open('call', '+919876543210'))
  expect(answers.filter(Boolean)).toHaveLength(2)
  expect(opened).toHaveLength(2)
})

test('nor the browser: thirty addresses in half a minute are opened, as no person asks for more', async () => {
  const { opened, options } = opening()
  let now = 0
  const open = systemBrowser({ ...options, now: () => now })
  const outcomes = []
  for (; now < 20_000; now += 500) outcomes.push(await open('https://id.example/authorize').then(String, (error: unknown) => String(error)))
  expect(opened).toHaveLength(30)
  expect(outcomes.at(-1)).toBe('Error: The browser was opened too often')
  now = 31_000
  await open('https://id.example/authorize')
  expect(opened).toHaveLength(31)
})

test('a computer without a telephone program says so', async () => {
  const { options } = opening(true)
  await expect(contactOpener(options)('call', '+919876543210')).rejects.toThrow('No program takes it')
})

test.each(['tel:+919876543210', 'file:///etc/passwd', 'http://evil.example/', 'javascript:alert(1)'])('the browser is not opened at %s', async (address) => {
  const { opened, options } = opening()
  await expect(systemBrowser(options)(address)).rejects.toThrow('Only https addresses')
  expect(opened).toEqual([])
})
