import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const UPLOAD = 'mutation ($input: [UploadFileInput!]!) { uploadFile(input: $input) { bucket region key mimeType } }'

const ADMIN = 'admin@demo.example'

describe('uploads', () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const file = (change: object = {}) => ({ content: Buffer.from('picture').toString('base64'), name: 'logo.png', type: 'image/png', ...change })

  test('takes local files read into base64, menu images under their stated keys; one that still carries its local uri, bucket or region is refused [CALL2-027]', async () => {
    const files = [file({ key: 'site-1/menu-images/4711' }), file({ key: 'site-1/menu/4712' })]
    const stored = (await platform.as(ADMIN).run(UPLOAD, { input: files }))['uploadFile'] as { key: string }[]
    expect(stored.map(({ key }) => key)).toEqual(['site-1/menu-images/4711', 'site-1/menu/4712'])
    for (const left of ['localUri', 'uri', 'bucket', 'region']) {
      expect(await platform.as(ADMIN).refusal(UPLOAD, { input: [file({ [left]: 'x' })] })).toContain(`Field "${left}" is not defined by type "UploadFileInput"`)
    }
    expect(platform.storage.objects.size).toBe(2)
  })

  test('refuses no file, too many files, and callers who write nothing with a file', async () => {
    expect(await platform.as(ADMIN).refusal(UPLOAD, { input: [] })).toBe('ValidationException: NUMBER_OF_FILES_NOT_VALID')
    expect(await platform.as(ADMIN).refusal(UPLOAD, { input: Array.from({ length: 16 }, () => file()) })).toBe('ValidationException: NUMBER_OF_FILES_NOT_VALID')
    for (const user of ['cp@demo.example', 'accounts@demo.example'])
      expect(await platform.as(user).refusal(UPLOAD, { input: [file()] })).toBe('Unauthorized: NOT_AUTHORIZED')
  })

  test('the editor gets what it uploads with, as JSON text', async () => {
    const { getFroalaSignature } = await platform.as(ADMIN).run('{ getFroalaSignature }')
    expect(JSON.parse(getFroalaSignature)).toMatchObject({ bucket: expect.any(String), region: expect.any(String) })
  })
})
