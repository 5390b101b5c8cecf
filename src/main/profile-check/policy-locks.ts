import { Policy, policyPlaces } from '../policy/policy.ts'
import { SILENT } from './check.ts'

/** True if the policy of this computer locks the console. With a policy that cannot be read nothing starts. */
export async function policyLocks(): Promise<boolean> {
  const policy = new Policy({ places: policyPlaces(process.platform, process.env, undefined), logger: SILENT })
  return (await policy.load()).length === 0 && policy.settings().idleLockMinutes !== undefined
}
