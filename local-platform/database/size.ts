/** How much data a fresh platform gets. */
export const SIZES = ['small', 'demo', 'large'] as const
export type Size = (typeof SIZES)[number]

/** Sites of each size: `small` for tests, `demo` for people, `large` for measurements. */
export const SITE_COUNTS: Readonly<Record<Size, number>> = { small: 60, demo: 2_000, large: 100_000 }
