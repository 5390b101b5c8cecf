import type { ListedSite } from '#data/sites/listed-site.ts'

/** A site as the panels of Payment Details are given it. */
export interface PaymentSite extends ListedSite {
  /** The wallet setting; null while it is not known. */
  readonly isWalletEnabled: boolean | null
}

/** Whether prices come from a partner's mapping. */
export const isPartnerSite = ({ channelPartnerId }: ListedSite): boolean => channelPartnerId !== null && channelPartnerId !== ''
