import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { INITIAL_TABLE_STATE, type TableState } from './table-state.ts'

const useStyles = makeStyles({ box: { display: 'flex', flexDirection: 'column', flexShrink: 0 } })

export interface BoxedTableProps<Row, Draft = Row> extends Omit<DataTableProps<Row, Draft>, 'state' | 'onStateChange'> {
  /** CSS height: long lists scroll inside, what is below stays near. */
  readonly height: string
  readonly pageSize?: 20 | 100
}

/** A table within a form or a dialog: it keeps its order and page itself, not in the address. */
export const BoxedTable = <Row extends object, Draft = Row>({ height, pageSize = 100, ...table }: BoxedTableProps<Row, Draft>) => {
  const [state, setState] = useState<TableState>({ ...INITIAL_TABLE_STATE, size: pageSize })
  return (
    <div className={useStyles().box} style={{ height }}>
      <DataTable {...table} state={state} onStateChange={setState} />
    </div>
  )
}
