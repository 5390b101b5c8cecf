const grouped = new Intl.NumberFormat('en-US')

const groupedInIndia = new Intl.NumberFormat('en-IN')

/** "1,04,204", as figures of the business are written. */
export const formatIndianCount = (count: number): string => groupedInIndia.format(count)

/** "104,204" */
export function formatCount(count: number): string {
  return grouped.format(count)
}
