import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteWalletByIdDocument, type GetSiteWalletByIdQuery } from '#generated/graphql.ts'

/** A site's wallet; its balance in minor units. */
export type SiteWallet = NonNullable<GetSiteWalletByIdQuery['getSiteWalletById']>

export interface SiteWalletState {
  /** null: the site has none. undefined: not known yet, or it could not be loaded. */
  readonly wallet: SiteWallet | null | undefined
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

/** The wallet of a site, asked for whenever a panel shows it. */
export const useSiteWallet = (siteId: string): SiteWalletState => {
  const { data, error, refetch } = useRead(GetSiteWalletByIdDocument, { siteId })
  return { wallet: data?.getSiteWalletById, failure: error, retry: () => void refetch() }
}
