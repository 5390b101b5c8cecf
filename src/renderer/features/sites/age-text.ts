import { formatDate, formatDateTime, formatTime } from '#shared/domain/date.ts'

/** When data were received: the time on the same day, else the day too. Both in unix seconds. */
export const ageText = (asOf: number, now: number): string => (formatDate(asOf) === formatDate(now) ? formatTime(asOf) : formatDateTime(asOf))
