/** The days of a week as the platform names them, from Monday on. */
export const WEEKDAYS = [
  { value: 'MONDAY', label: 'Monday' },
  { value: 'TUESDAY', label: 'Tuesday' },
  { value: 'WEDNESDAY', label: 'Wednesday' },
  { value: 'THURSDAY', label: 'Thursday' },
  { value: 'FRIDAY', label: 'Friday' },
  { value: 'SATURDAY', label: 'Saturday' },
  { value: 'SUNDAY', label: 'Sunday' },
] as const

/** The times that can be chosen: every half hour from 1:00 to 24:00, then 00:30, as the source quotes them. */
export const TIME_SLOTS: readonly string[] = [
  ...Array.from({ length: 47 }, (_, index) => `${1 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`),
  '00:30',
]
