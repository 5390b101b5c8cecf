import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import { isReadByRow } from '#shared/domain/bulk/bulk-jobs.ts'
import { type Result, success } from '#shared/result.ts'
import { workOf } from './bulk-work.ts'

/** Rows that are read at the same time for a dry run. */
const READ_AT_A_TIME = 8

type Asked = CallArgument<'bulk.current'>

/** What the records have now, for a dry run: in the order of the rows. Failures as of the platform. */
export async function readCurrent(
  field: Asked['field'],
  rows: Asked['rows'],
  surroundings: Parameters<typeof workOf>[2],
): Promise<Result<CallResult<'bulk.current'>>> {
  const work = workOf(field, rows, surroundings)
  const isByRow = isReadByRow(
    field,
    rows.map(({ to }) => to),
  )
  const values: CallResult<'bulk.current'> = []
  for (let at = 0; at < rows.length; at += READ_AT_A_TIME) {
    const answers = await Promise.all(rows.slice(at, at + READ_AT_A_TIME).map((row) => work.current(row)))
    for (const answer of answers) {
      const isDenied = !answer.ok && isByRow && answer.error.kind === 'forbidden'
      // A list that is refused is missing for every row: the reason says more than each of them skipped.
      const isOfRow = isByRow && !answer.ok && (isDenied || answer.error.kind === 'rejected')
      if (!answer.ok && !isOfRow) return answer
      values.push(answer.ok ? answer.value : { missing: isDenied ? 'denied' : 'unreadable' })
    }
  }
  return success(values)
}
