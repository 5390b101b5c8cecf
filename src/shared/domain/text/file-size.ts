const UNITS = ['B', 'kB', 'MB', 'GB'] as const
const STEP = 1000

/** Bytes as people read them: `1.2 MB`. */
export const fileSize = (bytes: number): string => {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`
}
