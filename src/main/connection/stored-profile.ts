import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../vault/atomic-file.ts'
import { namesIn } from '../vault/owner-files.ts'
import type { ProfileReading } from './profile-file.ts'

/** Path of the profile that the user chose, in the folder of its connection. */
export const storedProfile = (folder: string): string => join(folder, 'connection.json')

const SCHEMA_FILE = /^connection-schema-[\da-f]{16}\.graphql$/

/**
 * Stores a profile and its schema. The schema comes first, under a name made of its content, and the profile names it:
 * a crash leaves the old pair or the new one. Rejects where they cannot be written.
 */
export async function storeProfile(folder: string, reading: Extract<ProfileReading, { ok: true }>, text: string): Promise<void> {
  const { schemaText, profile } = reading
  const name = schemaText === undefined ? undefined : `connection-schema-${profile.schemaDigest?.slice(0, 16)}.graphql`
  if (name !== undefined && schemaText !== undefined) await replaceFile(join(folder, name), [Buffer.from(schemaText, 'utf8')])
  await replaceFile(storedProfile(folder), [Buffer.from(name === undefined ? text : withSchemaFile(text, name), 'utf8')])
  const left = (await namesIn(folder).catch(() => [])).filter((each) => SCHEMA_FILE.test(each) && each !== name)
  for (const each of left) await rm(join(folder, each), { force: true }).catch(() => undefined)
}

function withSchemaFile(text: string, name: string): string {
  const profile = JSON.parse(text.replace(/^\uFEFF/, '')) as { readonly platform: object }
  return JSON.stringify({ ...profile, platform: { ...profile.platform, schema: name } }, null, 2)
}
