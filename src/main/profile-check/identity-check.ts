import type { Finding } from '../connection/finding.ts'
import type { CheckContext } from './check.ts'

/** Reads what the provider says of itself. */
export async function checkProvider({ signIn }: CheckContext): Promise<readonly Finding[]> {
  await signIn.provider()
  return [{ service: 'Identity', ok: true, message: 'The identity provider describes itself, and its issuer is that of the profile.' }]
}
