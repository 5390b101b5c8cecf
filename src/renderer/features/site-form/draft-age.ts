const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago something was, for people: "10 minutes ago". Both in unix seconds. */
export const draftAge = (savedAt: number, now: number): string => {
  const age = Math.max(0, now - savedAt)
  if (age < MINUTE) return 'less than a minute ago'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}
