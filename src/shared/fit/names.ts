import type { Alias } from './aliases.ts'

/**
 * A name without what spellings differ in: `create_site_wallet` and `createSiteWallet` are one, `DEBIT CARD` and
 * `DEBIT_CARD` too.
 */
export const bareName = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/**
 * Finds ours among what the platform has: by its alias and nothing else where there is one, else by the same name,
 * else by the only name that differs in case and separators alone.
 */
export function findNamed<Value>(all: Readonly<Record<string, Value>>, name: string, alias?: Alias): Value | undefined {
  if (alias === null) return undefined
  const wanted = alias ?? name
  if (Object.hasOwn(all, wanted)) return all[wanted]
  if (alias !== undefined) return undefined
  const like = Object.keys(all).filter((each) => bareName(each) === bareName(name))
  const [only] = like
  return like.length === 1 && only !== undefined ? all[only] : undefined
}
