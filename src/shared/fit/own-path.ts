import type { Conversion, Plan } from './plan.ts'

type Path = readonly (string | number)[]

/** Path in our answer of an error in theirs, without their wrappers. @param path as GraphQL reports it */
export function ownPath({ answer }: Plan, path: Path): Path {
  const [key, ...rest] = path
  const as = typeof key === 'string' && Object.hasOwn(answer, key) ? answer[key] : undefined
  return key === undefined || as === undefined ? path : [key, ...within(as, rest)]
}

function within(as: Conversion, path: Path): Path {
  if (as === 'same' || path.length === 0) return path
  const [step, ...rest] = path
  if ('accepted' in as) return within(as.as, path)
  if ('inside' in as) return step === as.inside ? within(as.as, rest) : []
  if ('page' in as) return ['items', ...within(as.page, path)]
  if ('each' in as) return typeof step === 'number' ? [step, ...within(as.each, rest)] : path
  if ('listed' in as) return [0, ...within(as.listed, path)]
  if ('only' in as) return typeof step === 'number' ? within(as.only, rest) : path
  if ('member' in as) return within(as.as, path)
  if ('members' in as && typeof step === 'string') return [step, ...within(as.members[step] ?? 'same', rest)]
  return path
}
