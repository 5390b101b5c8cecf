import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'

/**
 * Whether the platform lets the user put images beside a page: it signs for those who may. The signature itself stays in main.
 * Failures are the platform's.
 */
export const uploadPermission = (platform: Pick<PlatformClient, 'execute'>) => async (): Promise<Result<undefined>> => {
  const answer = await platform.execute('GetFroalaSignature', {})
  return answer.ok ? success(undefined) : answer
}
