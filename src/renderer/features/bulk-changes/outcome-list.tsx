import { TableMoveBelowRegular } from '@fluentui/react-icons'
import { fromText } from '#patterns/bulk/dry-run.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { SiteLink } from '#patterns/record-link/site-link.tsx'
import type { BulkOutcome, BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import { isCreation, isImport, isMessage, isPayment, placeTitle } from '#shared/domain/bulk/bulk-jobs.ts'
import { sumsOf } from '#shared/domain/bulk/bulk-sums.ts'
import { bulkContentText } from '#shared/domain/bulk/bulk-value-text.ts'
import { formatMoney } from '#shared/domain/money.ts'
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

const fromColumn = (field: BulkRun['field'], labels: BulkRun['columns']): ListColumn<BulkRow> => ({
  id: 'from',
  title: 'From',
  kind: 'text',
  value: ({ from, outcome, message }) => fromText(field, from, outcome === 'skipped' ? message : null, labels),
  width: 120,
  cutAt: 80,
})

/** Only what is done was charged. */
const CHARGED: ListColumn<BulkRow> = {
  id: 'charged',
  title: 'Charged',
  kind: 'money',
  value: (row) => chargedOf(row)?.amount ?? null,
  text: (row) => {
    const charged = chargedOf(row)
    return charged === undefined ? '' : formatMoney(charged.amount, charged.currency)
  },
  currency: (row) => chargedOf(row)?.currency ?? '',
  width: 130,
}

const chargedOf = (row: BulkRow) => (row.outcome === 'done' ? sumsOf([row])[0] : undefined)
const nameOf = ({ made, name }: BulkRow) => (made === undefined ? name : <SiteLink siteId={made.siteId} name={name} />)

/** The rows of one bulk change with their outcomes. */
export const outcomeList = (field: BulkRun['field'], columns: BulkRun['columns'], hasLines: boolean) =>
  defineList<BulkRow>({
    id: 'bulk-change-rows',
    label: 'Bulk change',
    one: 'row',
    many: 'rows',
    rowId: ({ id, line }) => (line === undefined ? id : String(line)),
    rowLabel: ({ name }) => name,
    context: ['run'],
    search: { hint: `Search name, ${placeTitle(field).toLowerCase()}, reason`, of: ({ name, domain, message }) => [name, domain, message] },
    columns: [
      {
        id: 'name',
        title: 'Name',
        kind: 'text',
        value: ({ name }) => name,
        width: 190,
        cutAt: 40,
        fixed: true,
        // The site that the row has created.
        ...(field === 'new-site' ? { interactive: true, render: nameOf } : {}),
      },
      ...(hasLines ? [{ id: 'line', title: 'Line', kind: 'number' as const, value: ({ line }: BulkRow) => line ?? null, width: 70 }] : []),
      { id: 'domain', title: placeTitle(field), kind: 'text', value: ({ domain }) => domain, width: 200 },
      ...(isCreation(field) ? [] : [fromColumn(field, columns)]),
      {
        id: 'to',
        title: 'To',
        kind: 'text',
        value: ({ to }) => bulkContentText(field, to, columns),
        width: isPayment(field) ? 210 : isImport(field) || isMessage(field) ? 200 : 120,
        cutAt: 120,
      },
      ...(isPayment(field) ? [CHARGED] : []),
      {
        id: 'outcome',
        title: 'Outcome',
        kind: 'badge',
        value: ({ outcome }) => OUTCOME_LABELS[outcome],
        tone: ({ outcome }) => TONES[outcome],
        filter: { kind: 'choice', options: Object.values(OUTCOME_LABELS) },
        width: 110,
      },
      { id: 'message', title: 'Reason', kind: 'text', value: ({ message }) => (message === null ? '' : readableServerMessage(message)), width: 300, cutAt: 80 },
    ],
    loadFailed: 'The rows of the bulk change could not be loaded.',
    empty: { icon: TableMoveBelowRegular, title: 'This bulk change has no rows', explanation: 'Select rows in a list and choose “Change a field”.' },
  })
