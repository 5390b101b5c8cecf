import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

interface StoredSite {
  readonly siteId: string
  readonly domain: string
  readonly companyName: string | null
  /** Of the outlets it belongs to; null: of none. */
  readonly groupId: string | null
}

/** The sites as the platform holds them. */
export async function storedSites(platform: LocalPlatform): Promise<readonly StoredSite[]> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const { data } = await execute<{ getSitesAdmin: readonly StoredSite[] }>(platform, idToken, '{ getSitesAdmin { siteId domain companyName groupId } }')
  return data.getSitesAdmin
}
