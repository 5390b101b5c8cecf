import { readSettings, readSettingsFile, type SettingsProblem, type SettingsReading, WHOLE_FILE } from '../connection/settings-document.ts'
import { errorCode, storageReason } from '../vault/storage-failure.ts'
import { type PolicySettings, policySchema } from './policy-schema.ts'

export type PolicyReading = SettingsReading<PolicySettings>

/** Write permission of the group or of everybody. */
const WRITABLE_BY_OTHERS = 0o022
const ROOT = 0

export interface PolicyFileOptions {
  readonly path: string
  /** Whether the file must belong to root and be written by root alone: on Linux and macOS, where the file system says so. */
  readonly mustBelongToRoot: boolean
}

/** Reads a policy file; undefined when there is none. Whatever else is wrong with it, such as no permission to read it, is a problem of the reading. */
export async function readPolicyFile({ path, mustBelongToRoot }: PolicyFileOptions): Promise<PolicyReading | undefined> {
  try {
    const file = await readSettingsFile(path, 'a policy')
    if (typeof file === 'string') return policyProblem(file)
    const isSafe = file.owner === ROOT && (file.mode & WRITABLE_BY_OTHERS) === 0
    if (mustBelongToRoot && !isSafe) return policyProblem('must belong to root, and nobody else may be able to change it')
    return readSettings(policySchema, file.text)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    return policyProblem(`cannot be read: ${isDenied(error) ? 'this user may not read it' : storageReason(error)}`)
  }
}

const isDenied = (error: unknown): boolean => ['EACCES', 'EPERM'].includes(errorCode(error))

export const policyProblem = (message: string, field: SettingsProblem['field'] = WHOLE_FILE): PolicyReading => ({ ok: false, problems: [{ field, message }] })
