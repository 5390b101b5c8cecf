/** App versions a site's shop can run. */
export const APP_VERSIONS = ['v1', 'v2'] as const

export type AppVersion = (typeof APP_VERSIONS)[number]

/** The version a stored value stands for: empty, and anything that is not v2, means v1. */
export const appVersionOf = (stored: string | null | undefined): AppVersion => (stored === 'v2' ? 'v2' : 'v1')
