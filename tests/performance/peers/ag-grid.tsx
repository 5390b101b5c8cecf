import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo, useState } from 'react'
import type { GeneratedRow } from '../table/generated-rows.ts'
import { peerColumns } from './peer-columns.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const searched = new Set<string>(['business', 'domain', 'customer', 'email', 'phone', 'id'])
const columns: ColDef<GeneratedRow>[] = peerColumns.map(({ id, title, width, text }) => ({
  field: id,
  headerName: title,
  width,
  ...(id === 'business' && { pinned: 'left' as const }),
  ...(text !== undefined && { valueFormatter: ({ data }) => (data === undefined ? '' : text(data)) }),
  ...(!searched.has(id) && { getQuickFilterText: () => '' }),
}))

/** AG Grid Community with its quick filter and the filter's cache, as its documentation recommends for many rows. */
export const AgGridPeer = ({ rows }: { readonly rows: readonly GeneratedRow[] }) => {
  const [search, setSearch] = useState('')
  const rowData = useMemo(() => [...rows], [rows])
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} style={{ width: 360 }} />
      <div style={{ flex: 1 }}>
        <AgGridReact<GeneratedRow>
          rowData={rowData}
          columnDefs={columns}
          getRowId={({ data }) => data.id}
          quickFilterText={search}
          cacheQuickFilter
          rowSelection={{ mode: 'multiRow' }}
          animateRows={false}
        />
      </div>
    </div>
  )
}
