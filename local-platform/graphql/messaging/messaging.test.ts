import { expect, test } from 'vitest'
import { createInProcessPlatform } from '../../testing/in-process.ts'

const SEND = `mutation ($type: String!, $toNumber: String!, $content: String, $imageLink: String) {
  sendWhatsApp(type: $type, toNumber: $toNumber, content: $content, imageLink: $imageLink)
}`

test('a message lands in the outbox', async () => {
  const platform = createInProcessPlatform()
  const message = { type: 'MEDIA', toNumber: '+919800000000', content: 'Your invoice', imageLink: 'http://127.0.0.1/invoice.pdf' }
  expect((await platform.as('accounts@demo.example').run(SEND, message))['sendWhatsApp']).toBe(true)
  expect(platform.database.prepare('select recipient, kind, content, image_link, sent_at from outbox order by position desc limit 1').get()).toEqual({
    recipient: '+919800000000',
    kind: 'MEDIA',
    content: 'Your invoice',
    image_link: 'http://127.0.0.1/invoice.pdf',
    sent_at: platform.now(),
  })
})
