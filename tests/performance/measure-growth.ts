import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { SITE_COUNTS, type Size } from '#local-platform/database/size.ts'
import { startPlatformProcess } from '#scripts/start/local-platform.ts'
import type { HostName } from '../hosts/launch.ts'
import { rendererMemory, watchMainMemory } from './console-processes.ts'
import { clickToPaint, keysToPaint } from './key-to-paint.ts'
import { type MeasuredConsole, openConsole, redirectProfile } from './open-console.ts'
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts'
import { milliseconds, type Row } from './report.ts'
import { ScriptTime, settled } from './script-time.ts'
import { percentile } from './statistics.ts'

const SIZES = ['10k', 'large', '300k', '1m'] as const satisfies readonly Size[]

/** What a list of a million may take (issue J, 3). Milliseconds and bytes. */
const BUDGET = { firstRows: 3000, whole: 25_000, key: 34, sort: 300, renderer: 600e6, main: 300e6, restart: 2000 } as const

const SEARCHES = ['kitchen', 'example', 'sharma', '98'] as const
const LONGEST_WAIT = 300_000

type Figures = { readonly [Name in keyof typeof BUDGET]: number | undefined }

/** The same list ten, a hundred, three hundred thousand and a million rows long: how what is waited for grows. */
export async function measureGrowth(host: HostName): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const size of SIZES) {
    const figures = await measureSize(host, size)
    rows.push(...rowsOf(size, figures))
  }
  return rows
}

async function measureSize(host: HostName, size: Size): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-growth-'))
  const platform = await startPlatformProcess({ size })
  const proxy = await startRecordingProxy(platform.graphqlUrl)
  const profile = await redirectProfile(platform.profileFile, proxy.url, folder)
  try {
    const first = await openConsole(host, folder, profile)
    const main = watchMainMemory(folder)
    const loaded = await load(first, proxy, SITE_COUNTS[size])
    await settled(first.page)
    const figures = { ...loaded, ...(await use(first.page)), renderer: await memory(first.page, folder) }
    await copyKept(first.page, SITE_COUNTS[size])
    const most = main.most()
    await first.close()
    return { ...figures, main: most, restart: await restart(host, folder, profile) }
  } finally {
    await proxy.close()
    await platform.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** From the console's question to the first rows, and to the last. The platform's own time to answer is in both. */
async function load({ page, signIn }: MeasuredConsole, proxy: RecordingProxy, count: number): Promise<Pick<Figures, 'firstRows' | 'whole'>> {
  const seen = page.evaluate((rows) => {
    return new Promise<{ first: number; whole: number }>((resolve) => {
      let first = 0
      const look = (): void => {
        const grid = document.querySelector('[role="grid"]')
        const now = performance.timeOrigin + performance.now()
        if (first === 0 && grid?.querySelector('[role="gridcell"]') !== null && grid !== null) first = now
        if (grid?.ariaRowCount === String(rows + 1)) resolve({ first, whole: now })
        else requestAnimationFrame(look)
      }
      look()
    })
  }, count)
  await signIn()
  const { first, whole } = await seen
  const asked = proxy.passages.find(({ operation }) => operation === 'GetSitesAdmin')?.startedAt ?? Number.NaN
  return { firstRows: first - asked, whole: whole - asked }
}

async function use(page: Page): Promise<Pick<Figures, 'key' | 'sort'>> {
  await page.getByRole('combobox', { name: 'Rows on a page' }).selectOption('all')
  // What the list prepares in idle time is the user's time to look.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  const search = page.getByRole('searchbox')
  await search.click()
  const keys: number[] = []
  for (const text of SEARCHES) {
    keys.push(...(await keysToPaint(page, text)))
    await search.fill('')
    await settled(page)
  }
  return { key: percentile(keys, 0.95), sort: await clickToPaint(page, 'Customer name') }
}

async function memory(page: Page, folder: string): Promise<number | undefined> {
  await (await ScriptTime.of(page)).heap()
  return rendererMemory(folder)
}

/** Until the sealed copy has as many rows as the list. */
const copyKept = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    async (rows) => {
      const copy = await window.bridge.offline.read({ list: 'sites' })
      return copy.ok && copy.value !== null && (copy.value.parts !== undefined || rows < 20_000)
    },
    count,
    { timeout: LONGEST_WAIT, polling: 1000 },
  )

/** From starting the process to rows of the kept list. */
async function restart(host: HostName, folder: string, profile: string): Promise<number> {
  const began = performance.now()
  const again = await openConsole(host, folder, profile)
  await again.page.locator('[role=grid] [role=gridcell]').first().waitFor({ timeout: LONGEST_WAIT })
  const time = performance.now() - began
  await again.close()
  return time
}

function rowsOf(size: Size, figures: Figures): readonly Row[] {
  const count = SITE_COUNTS[size].toLocaleString('en-US')
  const row = (name: keyof Figures, what: string, text: (value: number) => string): Row => {
    const value = figures[name]
    return {
      what: `${count} sites: ${what}`,
      budget: text(BUDGET[name]),
      measured: value === undefined ? 'not on this system' : text(value),
      met: value === undefined ? undefined : value <= BUDGET[name],
    }
  }
  return [
    row('firstRows', 'first rows', milliseconds),
    row('whole', 'whole list', milliseconds),
    row('key', 'key to paint, p95', milliseconds),
    row('sort', 'first sort to paint', milliseconds),
    row('renderer', 'renderer, private', megabytes),
    row('main', 'main, peak', megabytes),
    row('restart', 'restart to rows', milliseconds),
  ]
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
