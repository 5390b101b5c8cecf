import type { Page } from 'playwright'
import { recordFrames } from '../frames.ts'
import { formatTable, milliseconds, type Row } from '../report.ts'
import { ScriptTime, settled } from '../script-time.ts'
import { percentile } from '../statistics.ts'
import { type ServedPage, servePage } from './serve.ts'

const ROWS = 100_000
const TYPED = ['kitchen', 'lagos', 'bazaar 9', 'owner4242', 'الشرق']

/**
 * The table alone over 100,000 rows: `node tests/performance/table/measure.ts`. What it costs inside the console is measured by the benchmark of the site list.
 */
export async function measureTable(): Promise<readonly Row[]> {
  const served = await servePage()
  try {
    return [await drawing(served), ...(await typing(served, '')), ...(await typing(served, 'sort=business.-balance')), ...(await others(served))]
  } finally {
    await served.close()
  }
}

async function openTable({ browser, url }: ServedPage, search: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}?rows=${ROWS}&search=${encodeURIComponent(search)}`)
  await page.getByRole('row').nth(20).waitFor()
  await settled(page)
  return page
}

async function drawing({ browser, url }: ServedPage): Promise<Row> {
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${url}?rows=${ROWS}&wait`)
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          window.showTable()
          const look = (): number =>
            requestAnimationFrame(() => {
              if (document.querySelectorAll('[role="row"]').length < 20) look()
              else setTimeout(() => resolve(performance.now() - start))
            })
          look()
        }),
    )
    times.push(time)
    await page.close()
  }
  const worst = Math.max(...times)
  return { what: 'rows given to rows painted, worst of 5', budget: '1000 ms', measured: milliseconds(worst), met: worst <= 1000 }
}

async function typing(served: ServedPage, search: string): Promise<readonly Row[]> {
  const page = await openTable(served, search)
  const script = await ScriptTime.of(page)
  const field = page.getByRole('textbox', { name: 'Search' })
  const times: number[] = []
  for (const text of TYPED) {
    for (const key of [...Array.from(text), ...Array.from(text, () => 'Backspace')]) {
      await settled(page)
      const before = await script.total()
      if (key === 'Backspace') await field.press(key)
      else await field.pressSequentially(key)
      await settled(page)
      times.push((await script.total()) - before)
    }
  }
  await page.close()
  const slowest = percentile(times, 0.95)
  const name = search === '' ? 'filter keystroke, script' : 'filter keystroke sorted by two columns, script'
  return [
    { what: `${name}, p95 of ${times.length}`, budget: '16 ms', measured: milliseconds(slowest), met: slowest <= 16 },
    { what: `${name}, median / worst`, budget: '', measured: `${milliseconds(percentile(times, 0.5))} / ${milliseconds(Math.max(...times))}`, met: undefined },
  ]
}

async function others(served: ServedPage): Promise<readonly Row[]> {
  const page = await openTable(served, 'size=all')
  const script = await ScriptTime.of(page)
  const grid = page.getByRole('grid')
  const timed = async (what: string, act: () => Promise<void>): Promise<Row> => {
    await settled(page)
    const before = await script.total()
    await act()
    await settled(page)
    return { what: `${what}, script`, budget: '', measured: milliseconds((await script.total()) - before), met: undefined }
  }
  const wheel = await recordFrames(page, async () => {
    await grid.hover()
    for (let turn = 0; turn < 100; turn++) await page.mouse.wheel(0, 300)
    await settled(page)
  })
  const jumps = await recordFrames(page, () =>
    grid.evaluate(async (element) => {
      for (let step = 1; step <= 100; step++) {
        element.scrollTop = (element.scrollHeight * step) / 100
        await new Promise(requestAnimationFrame)
      }
    }),
  )
  const rows: Row[] = [
    { what: 'scrolling by wheel, longest frame', budget: '50 ms', measured: milliseconds(wheel.longest), met: wheel.longest <= 50 },
    { what: 'scrolling by wheel, frames a second', budget: '58', measured: wheel.perSecond.toFixed(1), met: wheel.perSecond >= 58 },
    { what: 'jumping by 1,000 rows, longest frame', budget: '50 ms', measured: milliseconds(jumps.longest), met: jumps.longest <= 50 },
    await timed('sort by text', () => page.getByRole('columnheader', { name: 'Domain' }).click()),
    await timed('sort the same the other way', () => page.getByRole('columnheader', { name: 'Domain' }).click()),
    await timed('sort by money', () => page.getByRole('columnheader', { name: 'Balance' }).click()),
    await timed('select all 100,000', () => page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()),
    { what: 'heap with the rows', budget: '', measured: `${Math.round((await script.heap()) / 1e6)} MB`, met: undefined },
  ]
  await page.close()
  return rows
}

if (import.meta.main) console.log(formatTable(await measureTable()))
