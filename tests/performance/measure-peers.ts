import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from 'playwright'
import { recordFrames } from './frames.ts'
import { clickToPaint, keysToPaint } from './key-to-paint.ts'
import { milliseconds, type Row } from './report.ts'
import { ScriptTime, settled } from './script-time.ts'
import { median, percentile } from './statistics.ts'
import { servePage } from './table/serve.ts'

const ROWS = 100_000
const ROUNDS = 3
const FOLDER = path.join(import.meta.dirname, 'peers')
const SEARCHES = ['kitchen', 'lagos', 'bazaar 9', 'owner4242']
/** More than the idle work behind 100,000 rows takes. */
const IDLE_WORK_MS = 4000

const TABLES = ['ours', 'antd-virtual', 'antd-pages', 'ag-grid'] as const
type Table = (typeof TABLES)[number]

/** What is measured of each table; milliseconds, heap in bytes. */
interface Figures {
  readonly draw: number
  readonly key: number
  readonly sort: number
  readonly sortAgain: number
  readonly frame: number
  readonly heap: number
}
const TITLES: Readonly<Record<keyof Figures, string>> = {
  draw: 'text of the rows to rows painted',
  key: 'a key of the search, p95, to its frame',
  sort: 'sort by a text column, to its frame',
  sortAgain: 'the same the other way, to its frame',
  frame: 'scrolling by wheel, longest frame',
  heap: 'heap at the end, after a collection',
}

/** Our table beside those of others over the same 100,000 rows in the same columns, taking turns in one browser; medians of three rounds. */
export async function measurePeers(): Promise<readonly Row[]> {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'ignore' })
  const ours = await servePage()
  const peers = await servePage(FOLDER)
  const pageOf = (table: Table): Promise<Page> =>
    table === 'ours'
      ? openPage(ours.browser, `${ours.url}?rows=${ROWS}&wait&search=size%3Dall`)
      : openPage(peers.browser, `${peers.url}?rows=${ROWS}&table=${table}`)
  const rounds: Record<Table, Figures[]> = { ours: [], 'antd-virtual': [], 'antd-pages': [], 'ag-grid': [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const table of TABLES) {
        const page = await pageOf(table)
        rounds[table].push(await figuresOf(page))
        await page.close()
      }
    }
  } finally {
    await ours.close()
    await peers.close()
  }
  return (Object.keys(TITLES) as (keyof Figures)[]).map((figure) => {
    const values = TABLES.map((table) => ({ table, value: median(rounds[table].map((figures) => figures[figure])) }))
    // A table in pages scrolls its fifty rows.
    const [own, ...others] = values.filter(({ table }) => figure !== 'frame' || table !== 'antd-pages').map(({ value }) => value)
    const text = (value: number): string => (figure === 'heap' ? `${Math.round(value / 1e6)} MB` : milliseconds(value))
    return {
      what: `100,000 rows: ${TITLES[figure]}`,
      budget: 'the least',
      measured: values.map(({ table, value }) => `${table} ${text(value)}`).join(', '),
      // To a tenth: a frame takes as long as the screen says, whoever draws it.
      met: own !== undefined && others.every((other) => Math.round(own * 10) <= Math.round(other * 10)),
    }
  })
}

async function openPage(browser: Awaited<ReturnType<typeof servePage>>['browser'], url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await settled(page)
  return page
}

async function figuresOf(page: Page): Promise<Figures> {
  const draw = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        window.showTable()
        const look = (): number =>
          requestAnimationFrame(() => {
            if (document.querySelectorAll('[role="row"], .ant-table-row').length < 20) look()
            else setTimeout(() => resolve(performance.now() - start))
          })
        look()
      }),
  )
  // What a table prepares in idle time is not the key's.
  await new Promise((resolve) => setTimeout(resolve, IDLE_WORK_MS))
  const sort = await clickToPaint(page, 'Domain')
  const sortAgain = await clickToPaint(page, 'Domain')
  await page.mouse.move(700, 500)
  const { longest } = await recordFrames(page, async () => {
    for (let turn = 0; turn < 100; turn++) await page.mouse.wheel(0, 300)
    await settled(page)
  })
  const keys: number[] = []
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.click()
  for (const text of SEARCHES) {
    keys.push(...(await keysToPaint(page, text)))
    await search.fill('')
    await settled(page)
  }
  return { draw, key: percentile(keys, 0.95), sort, sortAgain, frame: longest, heap: await (await ScriptTime.of(page)).heap() }
}
