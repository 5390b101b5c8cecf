/** Set by `npm test -- --thorough`. */
const IS_THOROUGH = process.env['ADMIN_CONSOLE_THOROUGH'] === '1'

/** What is drawn so often that it takes long: the few named in every run, all of them in a thorough one. */
export const allWhenThorough = <One>(all: readonly One[], usual: readonly One[]): readonly One[] => (IS_THOROUGH ? all : usual)

/** How many generated cases to run: the given number, ten times as many in a thorough run. */
export const cases = (usual: number): number => (IS_THOROUGH ? usual * 10 : usual)

/** Set by `npm test` without `--all`. */
export const IS_DAILY = process.env['ADMIN_CONSOLE_DAILY'] === '1'

/** How many cases to draw every day, at night and in a thorough run. */
export function drawn({ daily, nightly, thorough }: { readonly daily: number; readonly nightly: number; readonly thorough: number }): number {
  if (IS_THOROUGH) return thorough
  return IS_DAILY ? daily : nightly
}

/**
 * A share of the answers that many calls meet: all at night, one in three every day, by turns, so that every answer
 * meets
 * some call every day.
 */
export const sharedOut = <One>(all: readonly One[], call: number): readonly One[] => (IS_DAILY ? all.filter((_, at) => (at + call + SEED) % 3 === 0) : all)

/** The seed of generated cases: today as 20261122, or `ADMIN_CONSOLE_SEED` to repeat another day's cases. */
export const SEED = Number(process.env['ADMIN_CONSOLE_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
