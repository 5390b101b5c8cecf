import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { INITIAL_TABLE_STATE, type TableState } from './table-state.ts'

const useStyles = makeStyles({ box: { display: 'flex', flexDirection: 'column', flexShrink: 0 } })

export interface BoxedTableProps<Row, Draft = Row> extends Omit<DataTableProps<Row, Draft>, 'state' | 'onStateChange'> {
  /** CSS height, however many rows there are: what is below stays where it is while they are searched. */
  readonly height?: string
  /** CSS height of the highest it gets; with few rows it is as high as they are. */
  readonly mostHeight?: string
  readonly pageSize?: 20 | 100
}

/** A table within a form or a dialog: it keeps its order and page itself, not in the address. */
export const BoxedTable = <Row extends object, Draft = Row>({ height, mostHeight, pageSize = 100, ...table }: BoxedTableProps<Row, Draft>) => {
  const [state, setState] = useState<TableState>({ ...INITIAL_TABLE_STATE, size: pageSize })
  return (
    <div className={useStyles().box} style={{ height, maxHeight: mostHeight }}>
      <DataTable {...table} state={state} onStateChange={setState} />
    </div>
  )
}
