/** Modes a site can be in. */
export const SITE_MODES = ['LIVE', 'UNDER_CONSTRUCTION'] as const

export type SiteMode = (typeof SITE_MODES)[number]

export const DEFAULT_SITE_MODE: SiteMode = 'LIVE'

const LABELS: Readonly<Record<SiteMode, string>> = { LIVE: 'Live', UNDER_CONSTRUCTION: 'Under construction' }

/** A site mode as people read it; an unknown one as it is. */
export const siteModeLabel = (value: string): string => (Object.hasOwn(LABELS, value) ? LABELS[value as SiteMode] : value)
