/** App versions a site's shop can run. Source: CONST-062, SLIST-036. */
export const APP_VERSIONS = ['v1', 'v2'] as const

export type AppVersion = (typeof APP_VERSIONS)[number]

/** The version a stored value stands for: empty, and anything that is not v2, means v1. Source: SLIST-037. */
export const appVersionOf = (stored: string | null | undefined): AppVersion => (stored === 'v2' ? 'v2' : 'v1')
