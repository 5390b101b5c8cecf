import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceFile } from '../vault/atomic-file.ts'
import { shownName, tenantOf } from './profile.ts'
import { readProfileFile } from './profile-file.ts'
import { storedProfile } from './stored-profile.ts'

/** A console's label, in its own folder: the other consoles read it and never write it. */
const labelSchema = z.object({
  name: shownName,
  environment: z.enum(['production', 'staging', 'local']),
  pid: z.number().int().positive().nullable().describe('of the console that runs, null while none does'),
  tenant: z.string().optional().describe('of the profile in use, wherever that came from; release 0.1 wrote none'),
})
type Label = z.infer<typeof labelSchema>

const LABEL_FILE = 'label.json'

export const writeLabel = (folder: string, label: Label): Promise<void> => replaceFile(join(folder, LABEL_FILE), [Buffer.from(JSON.stringify(label), 'utf8')])

/** Undefined where there is none, or a damaged one: its console writes it again. */
export async function readLabel(folder: string): Promise<Label | undefined> {
  try {
    return labelSchema.parse(JSON.parse(await readFile(join(folder, LABEL_FILE), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * The tenant that the connection in a folder leads to, by its label or, without that, by the profile that is stored
 * there.
 */
export async function tenantIn(folder: string): Promise<{ readonly name: string; readonly tenant: string } | undefined> {
  const label = await readLabel(folder)
  if (label?.tenant !== undefined) return { name: label.name, tenant: label.tenant }
  const stored = (await readProfileFile(storedProfile(folder)))?.reading
  return stored?.ok === true ? { name: label?.name ?? stored.profile.name, tenant: tenantOf(stored.profile) } : undefined
}
