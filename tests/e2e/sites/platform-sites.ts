import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { dateText } from '../expected-texts.ts'

/** A site as the platform tells it. */
export type PlatformSite = GetSitesAdminQuery['getSitesAdmin'][number]

const GET_SITES_ADMIN = documents.GetSitesAdmin

/** Signs in beside the console, as ADMIN, and gives what asks the platform for its sites as they are now. The journal notes each question. */
export async function siteReader(platform: LocalPlatform): Promise<() => Promise<readonly PlatformSite[]>> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  return async () => {
    const { data, errors } = await execute<GetSitesAdminQuery>(platform, idToken, GET_SITES_ADMIN)
    if (errors !== undefined) throw new Error(`The platform refused its sites: ${errors[0]?.message}`)
    return data.getSitesAdmin
  }
}

/** The first site of which something holds. */
export function firstOf(sites: readonly PlatformSite[], holds: (site: PlatformSite) => boolean): PlatformSite {
  const site = sites.find(holds)
  if (site === undefined) throw new Error('The platform has no such site')
  return site
}

/** What each column of the list has to say about a site; nothing where the platform tells nothing. */
export const COLUMN_TEXTS: Readonly<Record<string, (site: PlatformSite) => string | null | undefined>> = {
  'Business name': (site) => site.companyName,
  Domain: (site) => site.domain,
  'Customer name': (site) => site.custName,
  Email: (site) => site.basicSiteSetting?.contactEmail ?? site.contactEmail,
  Mobile: (site) => site.basicSiteSetting?.contactNumber,
  Plan: (site) => site.planDetails?.map(({ planName }) => planName).join(', '),
  Partner: (site) => site.channelPartner ?? site.stockistName,
  'Sales person': (site) => site.salesPerson,
  'Support account manager': (site) => site.supportAccManager,
  Created: (site) => dateText(site.createdAt),
  'License end': (site) => dateText(site.tillDate),
  Status: (site) => (site.enabled === true ? 'Active' : 'InActive'),
  'User name': (site) => site.userName,
  Version: (site) => site.appVersion ?? 'v1',
}
