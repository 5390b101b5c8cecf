import fc from 'fast-check'
import { type Break, KINDS } from './breaks.ts'

/**
 * Draws breaks by a seed, as many of each kind as there are, and none within another.
 *
 * @param count of all kinds together; fewer where the sources have fewer
 */
export function chooseBreaks(all: readonly Break[], count: number, seed: number): readonly Break[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }), { seed, numRuns: 1 })
  const chosen: Break[] = []
  const meets = (one: Break): boolean => chosen.some(({ file, start, end }) => file === one.file && start < one.end && one.start < end)
  const left = new Map(KINDS.map((kind) => [kind, shuffled.filter((one) => one.kind === kind)]))
  for (let turn = 0; chosen.length < count && [...left.values()].some((some) => some.length > 0); turn += 1) {
    const some = left.get(KINDS[turn % KINDS.length] ?? 'message') ?? []
    const next = some.findIndex((one) => !meets(one))
    const [one] = next < 0 ? [] : some.splice(0, next + 1).slice(-1)
    if (one === undefined) some.length = 0
    else chosen.push(one)
  }
  return chosen
}
