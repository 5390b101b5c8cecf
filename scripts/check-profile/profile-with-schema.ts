import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { ConnectionProfile } from '#main/connection/profile.ts'
import { readProfile } from '#main/connection/profile-file.ts'

type Aliases = NonNullable<NonNullable<ConnectionProfile['schema']>['aliases']>

/** Names of the schema in a profile before and after `--write`. */
export interface SchemaName {
  readonly before: string | undefined
  /** Undefined: the file is not beside the profile, which names none. */
  readonly after: string | undefined
}

/** A profile names a file beside it. @param file of the profile */
export function schemaNameFor(file: string, schemaFile: string, before: string | undefined): SchemaName {
  const [folder, schemaFolder] = [file, schemaFile].map((each) => realpathSync(path.dirname(each)))
  return { before, after: folder === schemaFolder ? path.basename(schemaFile) : before }
}

/**
 * Text of a profile that names the schema, with other aliases; its other settings stay, in their order. Undefined where
 * nothing changes.
 */
export function profileWithSchema(text: string, { before, after }: SchemaName, aliases: Aliases | undefined): string | undefined {
  if (after === undefined || (after === before && aliases === undefined)) return undefined
  const profile = JSON.parse(text.replace(/^\uFEFF/, '')) as { readonly platform: object; readonly schema?: object }
  const named = {
    ...profile,
    platform: { ...profile.platform, schema: after },
    ...(aliases === undefined ? {} : { schema: { ...profile.schema, aliases } }),
  }
  return `${JSON.stringify(named, null, 2)}\n`
}

/** Says why a profile was not written, undefined where it can be. The console would refuse it. */
export function writeRefusal(text: string | undefined): string | undefined {
  const reading = text === undefined ? undefined : readProfile(text)
  return reading === undefined || reading.ok ? undefined : reading.problems.map(({ field, message }) => `${field} ${message}`).join('; ')
}
