const PAGE = 8

/** Where a key moves the choice in a list of `count`, going round at the ends; null for other keys or an empty list. */
export const movedIndex = (key: string, position: number, count: number): number | null => {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count
    case 'ArrowUp':
      return (position - 1 + count) % count
    case 'PageDown':
      return Math.min(position + PAGE, count - 1)
    case 'PageUp':
      return Math.max(position - PAGE, 0)
    default:
      return null
  }
}
