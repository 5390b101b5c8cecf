import { Input, Table, type TableColumnType } from 'antd'
import { useMemo, useState } from 'react'
import type { GeneratedRow } from '../table/generated-rows.ts'
import { peerColumns, searchedTexts } from './peer-columns.ts'

const compare = (a: string | number | null, b: string | number | null): number =>
  typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : a > b ? 1 : 0) : Number(a) - Number(b)

const columns: TableColumnType<GeneratedRow>[] = peerColumns.map(({ id, title, width, text }) => ({
  key: id,
  dataIndex: id,
  title,
  width,
  ellipsis: true,
  showSorterTooltip: false,
  sorter: (a, b) => compare(a[id], b[id]),
  ...(id === 'business' && { fixed: 'left' }),
  ...(text !== undefined && { render: (_: unknown, row: GeneratedRow) => text(row) }),
}))

/** Ant Design's table as its documentation shows it: all rows in one virtual list, or in pages of 50. */
export const AntdPeer = ({ rows, isVirtual }: { readonly rows: readonly GeneratedRow[]; readonly isVirtual: boolean }) => {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<React.Key[]>([])
  const matching = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return wanted === '' ? rows : rows.filter((row) => searchedTexts(row).some((text) => text.toLowerCase().includes(wanted)))
  }, [rows, search])
  return (
    <>
      <Input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} style={{ width: 360 }} />
      <Table<GeneratedRow>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={matching}
        virtual={isVirtual}
        pagination={isVirtual ? false : { pageSize: 50 }}
        scroll={{ x: 2140, y: 760 }}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
      />
    </>
  )
}
