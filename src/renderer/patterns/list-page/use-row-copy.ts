import { copyCells } from '#components/clipboard/copy-text.ts'
import { rowsAsText } from '#components/data-table/rows-as-text.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { List } from './list-declaration.ts'
import type { RowsOnScreen } from './use-table-export.ts'

/** Rows that are copied at a time. */
const MOST_COPIED = 5000

/**
 * Copies the selected rows of a list as text for a spreadsheet, and says how many.
 * @param refusal why rows may not leave the console, as for an export; null where they may
 */
export const useRowCopy = <Row extends object>({ one, many }: Pick<List<Row>, 'one' | 'many'>, refusal: string | null) => {
  const notify = useNotify()
  return ({ columns, selected }: RowsOnScreen<Row>): void => {
    const show = (intent: 'success' | 'warning' | 'error', message: string, detail = ''): void =>
      void notify.show({ id: 'rows-copied', intent, message, ...(detail === '' ? {} : { detail }) })
    const count = `${formatCount(selected.length)} ${selected.length === 1 ? one : many}`
    if (refusal !== null) show('warning', 'Nothing was copied', refusal)
    else if (selected.length > MOST_COPIED) show('warning', 'Nothing was copied', `At most ${formatCount(MOST_COPIED)} rows are copied at once. Export them.`)
    else {
      copyCells(rowsAsText(columns, selected)).then(
        () => show('success', `Copied ${count}`),
        () => show('error', 'The rows could not be copied'),
      )
    }
  }
}
