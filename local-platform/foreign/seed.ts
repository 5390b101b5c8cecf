/** The kinds of foreign data, see the README: four thin ones and an extreme one. */
export const FOREIGN_SEEDS = ['null', 'hollow', 'empty', 'bare', 'extreme'] as const
export type ForeignSeed = (typeof FOREIGN_SEEDS)[number]
