import { Text } from '@fluentui/react-components'
import { FieldChangesTable } from '#patterns/activity/field-changes-table.tsx'
import type { PlannedRow } from '#shared/bridge/bulk.ts'
import { type BulkJob, isPayment, isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText, bulkFieldTexts, type ImportLabels } from '#shared/domain/bulk/bulk-value-text.ts'
import { fromText } from './dry-run.ts'

/** Characters of From and To that a cell shows: what is longer is read below the row. */
const FITS = 22

type Change = Pick<PlannedRow, 'from' | 'to'>

/** Whether a row has more in From or To than its cells show. */
export const isCut = (job: BulkJob, labels: ImportLabels | undefined, rows: readonly Change[]): boolean =>
  rows.some(({ from, to }) => [from, to].some((content) => bulkContentText(job, content, labels).length > FITS))

interface RowChangeProps extends Change {
  readonly job: BulkJob
  readonly labels: ImportLabels | undefined
  readonly skip: string | null
}

/** From and to of a row as a whole, field by field, and why it is skipped. */
export const RowChange = ({ job, labels, from, to, skip }: RowChangeProps) => {
  const texts = bulkFieldTexts(job, 'Value', from, to, labels)
  const isOne = !isRecord(to) || isPayment(job)
  return (
    <>
      {skip !== null && <Text block>{skip}</Text>}
      <FieldChangesTable fields={isOne ? texts.map((text) => ({ ...text, from: fromText(job, from, skip, labels) })) : texts} />
    </>
  )
}
