import type { Partner } from './partner.ts'

/** What the CP List carries to a partner's mapping. */
export interface ServiceMapState {
  readonly partner: Partner
}

/** The address of a partner's mapping: the user name lets a reload or a pasted link load it anew. */
export const serviceMapPath = ({ username }: Pick<Partner, 'username'>): string => `/serviceMap?${new URLSearchParams({ partner: username })}`
