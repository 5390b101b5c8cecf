import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute } from '../testing/call.ts'
import { signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
})
afterAll(() => platform.stop())

const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1', retries: 0 })
const addressOf = (key: string) => `${platform.urls.storage}/${platform.profile.storage.bucket}/${key}`

async function exportLink(): Promise<string> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  return (await execute<{ downloadAllSites: string }>(platform, idToken, 'mutation DownloadAllSites { downloadAllSites }')).data.downloadAllSites
}

test('an object is written with credentials and read by anybody, as shop images are', async () => {
  const key = 'aditi/site/logo one.webp'
  expect((await client.fetch(addressOf(key), { method: 'PUT', body: 'pixels', headers: { 'content-type': 'image/webp' } })).status).toBe(200)
  const read = await fetch(addressOf(key))
  expect(read.headers.get('content-type')).toBe('image/webp')
  expect(await read.text()).toBe('pixels')
  expect((await fetch(addressOf('aditi/site/none.webp'))).status).toBe(404)
})

test('an image is shown from the public base path and its key [CALL2-070]', async () => {
  await client.fetch(addressOf('internalAdmin/picture.png'), { method: 'PUT', body: 'pixels', headers: { 'content-type': 'image/png' } })
  expect(platform.profile.storage.imageBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
  expect(await (await fetch(`${platform.profile.storage.imageBase}/internalAdmin/picture.png`)).text()).toBe('pixels')
})

test('what is uploaded by GraphQL and what is uploaded directly end in the same store, under bucket, region and key [CALL-074]', async () => {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const query = 'mutation ($input: [UploadFileInput!]!) { uploadFile(input: $input) { bucket region key } }'
  const input = [{ content: Buffer.from('by GraphQL').toString('base64'), name: 'menu.png', type: 'image/png', key: 'site-1/menu/one' }]
  const { data } = await execute<{ uploadFile: { bucket: string; region: string; key: string }[] }>(platform, idToken, query, { input })
  const { bucket, region } = platform.profile.storage
  expect(data.uploadFile).toEqual([{ bucket, region, key: 'site-1/menu/one' }])
  expect(await (await client.fetch(addressOf('site-1/menu/one'))).text()).toBe('by GraphQL')
  await client.fetch(addressOf('site-1/menu/one'), { method: 'PUT', body: 'directly' })
  expect(await (await fetch(addressOf('site-1/menu/one'))).text()).toBe('directly')
})

test('a part of an export can be read, so that a download can be taken up again', async () => {
  const link = await exportLink()
  const whole = await (await fetch(link)).text()
  const part = await fetch(link, { headers: { range: 'bytes=10-29' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe(Buffer.from(whole).subarray(7, 27).toString())
})
