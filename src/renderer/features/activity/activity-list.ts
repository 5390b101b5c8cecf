import { HistoryRegular } from '@fluentui/react-icons'
import { changeText, OUTCOME_LABELS, OUTCOME_TONES } from '#patterns/activity/activity-texts.ts'
import { addressOfEntry } from '#patterns/activity/use-activity.ts'
import { timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ActivityEntry } from '#shared/bridge/activity.ts'
import { RECORD_SORT_LABELS } from '#shared/domain/activity/sent-changes.ts'
import { partsOfRowId } from '#shared/domain/bulk/record-changes.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'

export const WAY_LABELS: Readonly<Record<ActivityEntry['way'], string>> = { hand: 'By hand', bulk: 'Bulk change', campaign: 'Campaign' }

export const messageOf = ({ message }: ActivityEntry): string => (message === null ? '' : readableServerMessage(message))

const nameOf = ({ record }: ActivityEntry): string => record?.name ?? ''
/** An id within a site as people read it: the site, then its own. */
const idText = (id: string): string => {
  const parts = partsOfRowId(id)
  return parts === undefined ? id : `${parts.owner} ${parts.slug}`
}
const sortOf = ({ record }: ActivityEntry): string => (record === null ? '' : RECORD_SORT_LABELS[record.sort])

/** What this user changed from this computer, the newest first. */
export const ACTIVITY_LIST = defineList<ActivityEntry>({
  id: 'activity',
  label: 'Activity',
  one: 'change',
  many: 'changes',
  rowId: ({ id }) => id,
  rowLabel: (entry) => `${entry.what} ${nameOf(entry)}`,
  search: {
    hint: 'Search record, field, value, message',
    of: (entry) => [
      nameOf(entry),
      entry.record?.id ?? '',
      entry.what,
      formatDateTime(entry.at),
      messageOf(entry),
      ...entry.fields.flatMap(({ field, from, to }) => [field, from, to]),
    ],
  },
  columns: [
    timeColumn(({ at }) => at, { id: 'at', title: 'When', width: 146, fixed: true }),
    { id: 'what', title: 'What', kind: 'text', value: ({ what }) => what, filter: { kind: 'choice' }, width: 150 },
    { id: 'sort', title: 'Kind', kind: 'text', value: sortOf, filter: { kind: 'choice' }, width: 80 },
    { id: 'record', title: 'Record', kind: 'text', value: nameOf, filter: { kind: 'choice' }, width: 190, cutAt: 40 },
    { id: 'change', title: 'Change', kind: 'text', value: changeText, width: 250, cutAt: 90 },
    {
      id: 'outcome',
      title: 'Outcome',
      kind: 'badge',
      value: ({ outcome }) => OUTCOME_LABELS[outcome],
      tone: ({ outcome }) => OUTCOME_TONES[outcome],
      filter: { kind: 'choice', options: Object.values(OUTCOME_LABELS) },
      width: 100,
    },
    { id: 'message', title: 'Reason', kind: 'text', value: messageOf, width: 300, cutAt: 80 },
    {
      id: 'way',
      title: 'Sent',
      kind: 'text',
      value: ({ way }) => WAY_LABELS[way],
      filter: { kind: 'choice', options: Object.values(WAY_LABELS) },
      width: 110,
      hiddenByDefault: true,
    },
    { id: 'id', title: 'Record id', kind: 'text', value: ({ record }) => idText(record?.id ?? ''), width: 170, cutAt: 40, hiddenByDefault: true },
    { id: 'address', title: 'Screen', kind: 'text', value: (entry) => addressOfEntry(entry) ?? '', width: 170, hiddenByDefault: true },
  ],
  initial: { sort: [{ columnId: 'at', direction: 'descending' }] },
  loadFailed: 'What you changed could not be loaded.',
  empty: {
    icon: HistoryRegular,
    title: 'You have changed nothing yet',
    explanation: 'What you change from this computer appears here: when, which record, from what to what, and whether it was done.',
  },
  refreshLabel: 'Read it again',
})
