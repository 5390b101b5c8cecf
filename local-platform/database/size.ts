/** How much data a fresh platform gets. */
export const SIZES = ['small', 'demo', '10k', 'large', '300k', '1m'] as const
export type Size = (typeof SIZES)[number]

/** Sites of each size: `small` for tests, `demo` for people, the others for measurements. */
export const SITE_COUNTS: Readonly<Record<Size, number>> = { small: 60, demo: 2_000, '10k': 10_000, large: 100_000, '300k': 300_000, '1m': 1_000_000 }
