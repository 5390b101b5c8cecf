import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln used', 'token [redacted] used'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [redacted]'],
  ['GET http://127.0.0.1:9/callback?code=abc&state=d%20ef failed', 'GET http://127.0.0.1:9/callback?code=[redacted]&state=[redacted] failed'],
  ['{"refresh_token":"a1b2","expires_in":300}', '{"refresh_token":"[redacted]","expires_in":300}'],
  ['https://files.example/sites.csv?X-Amz-Signature=0aF&X-Amz-Date=1', 'https://files.example/sites.csv?X-Amz-Signature=[redacted]&X-Amz-Date=1'],
  ['The platform answered 503 for GetSitesAdmin', 'The platform answered 503 for GetSitesAdmin'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})
