import type { Conversion, Plan, Source } from './plan.ts'

/**
 * Paths of our variables that the platform has no place for, without the indexes of lists: `input.services.notes`. Of a
 * query only those that are left out silently.
 */
export const unsentPaths = ({ unsent, variables }: Pick<Plan, 'unsent' | 'variables'>): readonly string[] => [
  ...unsent.filter(({ rule }) => rule === 'drop').map(({ path }) => path.join('.')),
  ...variables.flatMap(({ source }) => leftOfSource(source)),
]

function leftOfSource(source: Source): readonly string[] {
  if ('object' in source) return source.object.flatMap((member) => leftOfSource(member.source))
  return 'path' in source ? leftOf(source.as).map((left) => [...source.path, ...left].join('.')) : []
}

function leftOf(as: Conversion): readonly (readonly string[])[] {
  if (as === 'same') return []
  if ('each' in as) return leftOf(as.each)
  if ('listed' in as) return leftOf(as.listed)
  if ('only' in as) return leftOf(as.only)
  if (!('build' in as)) return []
  return [...(as.left ?? []).map((name) => [name]), ...as.build.flatMap(({ from, as: inner }) => leftOf(inner).map((left) => [from, ...left]))]
}
