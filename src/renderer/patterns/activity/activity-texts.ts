import type { ActivityEntry } from '#shared/bridge/activity.ts'

/** How an outcome reads. */
export const OUTCOME_LABELS: Readonly<Record<ActivityEntry['outcome'], string>> = {
  sending: 'Being sent',
  done: 'Done',
  failed: 'Failed',
  unknown: 'No answer',
  absent: 'Not made',
}

/** How a badge of it is coloured. */
export const OUTCOME_TONES = { sending: 'brand', done: 'success', failed: 'danger', unknown: 'warning', absent: 'danger' } as const

/** What changed, in a line: "Sales person: Kiran to Asha", or how many fields did. */
export const changeText = ({ fields }: Pick<ActivityEntry, 'fields'>): string => {
  const [first, ...others] = fields
  if (first === undefined) return ''
  if (fields.every(({ from }) => from === '')) return fields.map(({ field, to }) => `${field}: ${to}`).join(', ')
  if (others.length > 0) return fields.map(({ field }) => field).join(', ')
  return `${first.field}: ${first.from} to ${first.to || 'empty'}`
}
