const grouped = new Intl.NumberFormat('en-US')

/** "1,204" */
export function formatCount(count: number): string {
  return grouped.format(count)
}
