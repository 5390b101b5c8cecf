import { describe, expect, test } from 'vitest'
import { redact } from './redact.ts'

describe('tokens and keys', () => {
  test.each([
    ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln used', 'token [redacted] used'],
    ['from eyJhbGciOiJS.eyJzdWIiOiJh.c2ln to eyJhbGciOiJF.eyJzdWIiOiJi.c2lu', 'from [redacted] to [redacted]'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [redacted]'],
    ['GET http://127.0.0.1:9/callback?code=abc&state=d%20ef failed', 'GET http://127.0.0.1:9/callback?code=[redacted]&state=[redacted] failed'],
    ['{"refresh_token":"a1b2","expires_in":300}', '{"refresh_token":"[redacted]","expires_in":300}'],
    ['https://files.example/sites.csv?X-Amz-Signature=0aF&X-Amz-Date=1', 'https://files.example/sites.csv?X-Amz-Signature=[redacted]&X-Amz-Date=1'],
    ['{"apiKey":"k1","token":"t1"}', '{"apiKey":"[redacted]","token":"[redacted]"}'],
    ['The platform answered 503 for GetSitesAdmin', 'The platform answered 503 for GetSitesAdmin'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

describe('email addresses', () => {
  test.each([
    'aditi@kitchen.example',
    'Aditi.Kapoor+orders@mail.kitchen.co.in',
    "o'brien@kitchen.example",
    'mailto:aditi@kitchen.example',
    'aditi%40kitchen.example',
    'aditi@xn--bcher-kva.example',
    'अदिति@रसोई.भारत',
    'aditi＠kitchen.example',
    '"aditi kapoor"@kitchen.example',
    'aditi@localhost',
  ])('%s', (address) => {
    expect(redact(`No user ${address} was found`)).toMatch(/^No user (?:mailto:)?\[redacted\] was found$/)
  })
})

describe('files, which are called after people and customers', () => {
  test.each([
    [
      "A download failed: Error: EACCES: permission denied, open '/home/aditi.kapoor/Downloads/Aditi Kitchen INV-1.pdf'",
      'A download failed: Error: EACCES: permission denied, open [redacted]',
    ],
    [
      "Error: ENOENT: no such file or directory, rename '/home/o'brien/x.part' -> '/home/o'brien/Old Mill.pdf'\n    at async finish (main.js:1:2)",
      'Error: ENOENT: no such file or directory, rename [redacted]\n    at async finish (main.js:1:2)',
    ],
    [String.raw`EBUSY: resource busy or locked, unlink 'C:\Users\Aditi\Old Mill.pdf'`, 'EBUSY: resource busy or locked, unlink [redacted]'],
    ['ENOSPC: no space left on device, write', 'ENOSPC: no space left on device, write'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

describe('phone numbers', () => {
  test.each([
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 98765 43210',
    '9876543210',
    '09876543210',
    '(022) 2345 6789',
    '+44 (0)20 7946 0958',
    '020 7946 0958',
    '+1 (555) 010-9999',
    '555-010-9999',
    '555.010.9999',
    '0711/1234567',
    '%2B919876543210',
    '+91%2098765%2043210',
    'tel:+91-98765-43210',
    '+91\u00a098765\u00a043210',
    '+91\u201198765\u201143210',
    '＋９１ ９８７６５ ４３２１０',
    '+९१ ९८७६५ ४३२१०',
    '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
    '22334455',
  ])('%s', (number) => {
    const text = redact(`Message to ${number} failed`)
    expect(text).toMatch(/^Message to (?:tel:)?\[redacted\] failed$/)
  })

  test.each([
    'site-100001 was saved on 2026-11-22 at 10:15:30.123',
    'Dated 22-11-2026 and 22/11/2026',
    'http://127.0.0.1:48171/callback',
    'exit code 139 after 1200 ms, 65536 times',
    'Invoice b0a1f6de-6c0e-4b0c-8f43-8c1f4b5f9a11 at app.js:1204:33',
    'Electron 45.3.4 Chrome 156.0.7100.12',
  ])('%s has none', (text) => {
    expect(redact(text)).toBe(text)
  })
})

describe('fields that hold personal data', () => {
  test.each([
    ['{"custName":"Aditi Kapoor","siteId":"s1"}', '{"custName":"[redacted]","siteId":"s1"}'],
    ['{"companyName":"Aditi\\"s Kitchen","plan":"Growth"}', '{"companyName":"[redacted]","plan":"Growth"}'],
    ['{"contactEmail":"a at b","contactPhone":"12 34","address":{"line":1}}', '{"contactEmail":"[redacted]","contactPhone":"[redacted]","address":{"line":1}}'],
    ["{ custName: 'Aditi Kapoor', till: 3 }", "{ custName: '[redacted]', till: 3 }"],
    ['{"mob":9876,"n":1}', '{"mob":[redacted],"n":1}'],
    ['?custName=Aditi%20Kapoor&plan=Growth', '?custName=[redacted]&plan=Growth'],
    ['"firstName": "Aditi", "lastName": "Kapoor", "userName": "aditi.k"', '"firstName": "[redacted]", "lastName": "[redacted]", "userName": "[redacted]"'],
    ['{"operationName":"GetSitesAdmin","name":"sites.csv"}', '{"operationName":"GetSitesAdmin","name":"sites.csv"}'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

// Time that grew with the square of the length would take hours.
test.each([
  ['digits', '1 '],
  ['letters', 'a'],
  ['domains', 'a.'],
  ['quotes', '"'],
  ['escapes', '\\"'],
])('a line of a million %s is redacted', (_, part) => {
  expect(redact(`custName="${part.repeat(1_000_000)}@`)).toContain('[redacted]')
})
