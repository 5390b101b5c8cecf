import { createRoot } from 'react-dom/client'
import { type GeneratedRow, textsOfRows } from '../table/generated-rows.ts'
import { AgGridPeer } from './ag-grid.tsx'
import { AntdPeer } from './antd.tsx'

/** Another table over the generated rows, for the benchmark: `?table=<name>`, `?rows=<n>`. The rows are there as text; `window.showTable()` reads and draws. */
const options = new URLSearchParams(location.search)
const texts = textsOfRows(Number(options.get('rows') ?? 100_000))

const table = (rows: readonly GeneratedRow[]) => {
  if (options.get('table') === 'ag-grid') return <AgGridPeer rows={rows} />
  return <AntdPeer rows={rows} isVirtual={options.get('table') === 'antd-virtual'} />
}

const root = createRoot(document.getElementById('root') as HTMLElement)
Object.assign(window, { showTable: () => root.render(table(texts.flatMap((text) => JSON.parse(text) as GeneratedRow[]))) })
