import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

const TEMPLATES = `query ($siteId: ID!, $nextToken: String) { getTempleteByUpdatedAtBySiteId(siteId: $siteId, nextToken: $nextToken) {
  items { siteId slugName tempName tempSubject text type image { bucket region key } updatedAt } nextToken
} }`

/** A template as the platform holds it. */
export interface StoredTemplate {
  readonly slugName: string
  readonly tempName: string
  readonly tempSubject: string
  readonly text: string
  readonly type: string
  readonly image: { readonly bucket: string; readonly region: string; readonly key: string } | null
  /** unix seconds */
  readonly updatedAt: number
}

interface Page {
  readonly getTempleteByUpdatedAtBySiteId: { readonly items: readonly StoredTemplate[]; readonly nextToken: string | null }
}

/** Signs in beside the console, as ADMIN, and gives what reads the templates of a scope. */
export async function templateReader(platform: LocalPlatform): Promise<(siteId: 'master' | 'global') => Promise<readonly StoredTemplate[]>> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  return async (siteId) => {
    const templates: StoredTemplate[] = []
    let nextToken: string | null = null
    do {
      const answer: { readonly data: Page } = await execute<Page>(platform, idToken, TEMPLATES, { siteId, nextToken })
      templates.push(...answer.data.getTempleteByUpdatedAtBySiteId.items)
      nextToken = answer.data.getTempleteByUpdatedAtBySiteId.nextToken
    } while (nextToken !== null)
    return templates
  }
}
