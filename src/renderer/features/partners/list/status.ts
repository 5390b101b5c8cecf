import type { Partner } from '../partner.ts'

/** A partner's status in the words of the site list. */
export const statusLabel = ({ enabled }: Pick<Partner, 'enabled'>): 'Active' | 'InActive' => (enabled === true ? 'Active' : 'InActive')
