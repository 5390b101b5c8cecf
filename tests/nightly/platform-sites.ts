import type { GetSitesAdminForBulkQuery } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'

const SET_LICENSE = 'mutation SetLicense($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

/** The sites as the platform has them, with what a bulk change can change. */
export async function readSites(platform: LocalPlatform) {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  return (await execute<GetSitesAdminForBulkQuery>(platform, idToken, documents.GetSitesAdminForBulk)).data.getSitesAdmin
}

/**
 * Leaves 50 sites whose license ends before it starts: the platform refuses every change of them. The other ones that the data has get a license of no time.
 * Answers with the ids of the 50.
 */
export async function leaveFiftyToRefuse(platform: LocalPlatform): Promise<ReadonlySet<string>> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const refused = (await readSites(platform)).filter(({ fromDate, tillDate }) => fromDate !== null && tillDate !== null && fromDate > tillDate)
  for (const { siteId, domain, fromDate } of refused.slice(50)) {
    const { errors } = await execute(platform, idToken, SET_LICENSE, { input: { siteId, domain, tillDate: fromDate } })
    if (errors !== undefined) throw new Error(errors[0]?.message)
  }
  return new Set(refused.slice(0, 50).map(({ siteId }) => siteId))
}
