/** The value below which this share of the measurements lies, by nearest rank. Throws without measurements. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('No measurements')
  return value
}

/** The middle of the measurements. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
