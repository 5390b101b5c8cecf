import { TableMoveBelowRegular } from '@fluentui/react-icons'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { BulkOutcome, BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import { canBeUndone, isImport, placeTitle } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText } from '#shared/domain/bulk/bulk-value-text.ts'
import { readableServerMessage } from '#shared/domain/text.ts'

const OUTCOME_LABELS: Readonly<Record<BulkOutcome, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  done: 'Done',
  failed: 'Failed',
  unknown: 'Unknown',
  skipped: 'Skipped',
}

const TONES = { waiting: 'neutral', sending: 'brand', done: 'success', failed: 'danger', unknown: 'warning', skipped: 'neutral' } as const

/** The rows of one bulk change with what became of them. */
export const outcomeList = (field: BulkRun['field'], columns: BulkRun['columns'], hasLines: boolean) =>
  defineList<BulkRow>({
    id: 'bulk-change-rows',
    label: 'Bulk change',
    one: 'row',
    many: 'rows',
    rowId: ({ id, line }) => (line === undefined ? id : String(line)),
    rowLabel: ({ name }) => name,
    context: ['run'],
    search: { hint: 'Search name, domain, message', of: ({ name, domain, message }) => [name, domain, message] },
    columns: [
      { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 220, cutAt: 40, fixed: true },
      ...(hasLines ? [{ id: 'line', title: 'Line', kind: 'number' as const, value: ({ line }: BulkRow) => line ?? null, width: 70 }] : []),
      { id: 'domain', title: placeTitle(field), kind: 'text', value: ({ domain }) => domain, width: 220, cutAt: 34 },
      ...(canBeUndone(field)
        ? [{ id: 'from', title: 'From', kind: 'text' as const, value: ({ from }: BulkRow) => bulkContentText(field, from, columns), width: 150, cutAt: 80 }]
        : []),
      { id: 'to', title: 'To', kind: 'text', value: ({ to }) => bulkContentText(field, to, columns), width: isImport(field) ? 300 : 150, cutAt: 120 },
      {
        id: 'outcome',
        title: 'Outcome',
        kind: 'badge',
        value: ({ outcome }) => OUTCOME_LABELS[outcome],
        tone: ({ outcome }) => TONES[outcome],
        filter: { kind: 'choice', options: Object.values(OUTCOME_LABELS) },
        width: 110,
      },
      { id: 'message', title: 'Reason', kind: 'text', value: ({ message }) => (message === null ? '' : readableServerMessage(message)), width: 380, cutAt: 80 },
    ],
    loadFailed: 'The rows of the bulk change could not be loaded.',
    empty: { icon: TableMoveBelowRegular, title: 'This bulk change has no rows', explanation: 'Select rows in a list and choose “Change a field”.' },
  })
