import type { ListedSite } from '#app/site-panels/listed-site.ts'

/** A site as the panels of Payment Details are given it. */
export interface PaymentSite extends ListedSite {
  /** The wallet setting; null while it is not known. Source: SVC-023, SVC-051. */
  readonly isWalletEnabled: boolean | null
}

/** Whether prices come from a partner's mapping. Source: SVC-078, PERM-042. */
export const isPartnerSite = ({ channelPartnerId }: ListedSite): boolean => channelPartnerId !== null && channelPartnerId !== ''
