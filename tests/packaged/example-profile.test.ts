import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readProfile } from '#main/connection/profile-file.ts'

test('the example profile that ships with the app is a valid one', async () => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../resources/connection-profile.example.json'), 'utf8')
  expect(readProfile(text)).toMatchObject({ ok: true })
})
