import { expect, test } from 'vitest'
import { contactAddress, systemBrowser } from './system-browser.ts'

test('a number is called by the telephone program and written to by WhatsApp', () => {
  expect(contactAddress('call', '+919876543210')).toBe('tel:+919876543210')
  expect(contactAddress('whatsapp', '+919876543210')).toBe('https://wa.me/919876543210')
})

test.each(['tel:+919876543210', 'file:///etc/passwd', 'http://evil.example/', 'javascript:alert(1)'])('the browser is not opened at %s', async (address) => {
  const opened: string[] = []
  await expect(systemBrowser({ openExternal: async (one) => void opened.push(one), record: undefined })(address)).rejects.toThrow('Only https addresses')
  expect(opened).toEqual([])
})
