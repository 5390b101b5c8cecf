import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../vault/atomic-file.ts'
import { namesIn } from '../vault/owner-files.ts'
import { digestOf, type ProfileReading } from './profile-file.ts'

/** Path of the profile that the user chose, in the folder of its connection. */
export const storedProfile = (folder: string): string => join(folder, 'connection.json')

const FILE_BESIDE = /^connection-(?:schema-[\da-f]{16}\.graphql|events-[\da-f]{16}\.json)$/

/**
 * Stores a profile and the files that it names. Those come first, under names made of their content, and the profile
 * names them: a crash leaves the old ones or the new ones together. Rejects where they cannot be written.
 */
export async function storeProfile(folder: string, reading: Extract<ProfileReading, { ok: true }>, text: string): Promise<void> {
  const { schemaText, eventsText } = reading
  const schema = await storeBeside(folder, schemaText, (digest) => `connection-schema-${digest}.graphql`)
  const events = await storeBeside(folder, eventsText, (digest) => `connection-events-${digest}.json`)
  await replaceFile(storedProfile(folder), [Buffer.from(withNames(text, schema, events), 'utf8')])
  const left = (await namesIn(folder).catch(() => [])).filter((each) => FILE_BESIDE.test(each) && each !== schema && each !== events)
  for (const each of left) await rm(join(folder, each), { force: true }).catch(() => undefined)
}

async function storeBeside(folder: string, text: string | undefined, nameOf: (digest: string) => string): Promise<string | undefined> {
  if (text === undefined) return undefined
  const name = nameOf(digestOf(text).slice(0, 16))
  await replaceFile(join(folder, name), [Buffer.from(text, 'utf8')])
  return name
}

function withNames(text: string, schema: string | undefined, events: string | undefined): string {
  if (schema === undefined && events === undefined) return text
  const profile = JSON.parse(text.replace(/^\uFEFF/, '')) as { readonly platform: object; readonly notifications?: object }
  const { platform, notifications } = profile
  const named = {
    ...profile,
    ...(schema === undefined ? {} : { platform: { ...platform, schema } }),
    ...(events === undefined ? {} : { notifications: { ...notifications, events } }),
  }
  return JSON.stringify(named, null, 2)
}
