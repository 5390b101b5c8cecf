/** Modes a site can be in. Source: CONST-049. */
export const SITE_MODES = ['LIVE', 'UNDER_CONSTRUCTION'] as const

export type SiteMode = (typeof SITE_MODES)[number]

/** Source: CONST-016. */
export const DEFAULT_SITE_MODE: SiteMode = 'LIVE'
