import { WEEKDAYS, type Weekday } from '#shared/domain/site/store-hours.ts'

/** A weekday as the form has it. */
export interface StoreTiming {
  day: Weekday
  enable: boolean
  /** Empty until chosen. */
  from: string
  to: string
}

/** A weekday as the platform keeps it. */
export interface OpeningHours {
  readonly day: string
  readonly status: string | null
  readonly start: string | null
  readonly end: string | null
}

const OPEN = 'Open'
const CLOSED = 'Closed'

/** The whole week as the form has it; a day that is not stored is closed. */
export const timingsOf = (hours: readonly OpeningHours[] | null | undefined): StoreTiming[] =>
  WEEKDAYS.map(({ value }) => {
    const stored = hours?.find(({ day }) => day.toUpperCase() === value)
    return { day: value, enable: stored?.status === OPEN, from: stored?.start ?? '', to: stored?.end ?? '' }
  })

/** Whether a day counts as open: enabled, with both times. */
export const isOpen = ({ enable, from, to }: StoreTiming): boolean => enable && from !== '' && to !== ''

/** The week as the platform keeps it. */
export const hoursOf = (timings: readonly StoreTiming[]): OpeningHours[] =>
  timings.map((timing) =>
    isOpen(timing) ? { day: timing.day, status: OPEN, start: timing.from, end: timing.to } : { day: timing.day, status: CLOSED, start: null, end: null },
  )
