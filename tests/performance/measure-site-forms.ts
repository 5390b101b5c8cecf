import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { startPlatformProcess } from '#scripts/start/local-platform.ts'
import { openAddress } from '../e2e/open-address.ts'
import type { HostName } from '../hosts/launch.ts'
import { openConsole } from './open-console.ts'
import { milliseconds, type Row } from './report.ts'
import { painted, ScriptTime, settled } from './script-time.ts'
import { percentile } from './statistics.ts'

const KEYSTROKE_BUDGET_MS = 8
const USABLE_BUDGET_MS = 300
/** Nobody opens a form in the moment that the list appears. */
const LIST_OPEN_FOR_MS = 2000

/** In this order: with the second, most of the program is there already. */
const FORMS = [
  { name: 'Create New Site', address: '/create-site', button: 'Create Site' },
  { name: 'Edit Site', address: '/edit-site?site=site-100001', button: 'Save' },
] as const

/** What is typed into which field, key by key: plain ones, one whose preview follows, one that is checked on the platform, one with a counter. */
const TYPED = [
  { field: 'Customer Name', text: 'Aditi Kapoor' },
  { field: 'Company Name', text: 'Kapoor Sweets' },
  { field: 'User Name', text: 'aditi-kapoor' },
  { field: 'Zip', text: '411004' },
  { field: 'SEO description', text: 'Sweets and snacks.' },
] as const

/** The long forms of a site: how soon they can be filled in, and what a keystroke costs. */
export async function measureSiteForms(host: HostName): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-forms-'))
  const platform = await startPlatformProcess({ size: 'small' })
  const console_ = await openConsole(host, folder, platform.profileFile)
  try {
    await console_.signIn()
    const { page } = console_
    await page.getByRole('grid', { name: 'Sites' }).waitFor()
    await new Promise((resolve) => setTimeout(resolve, LIST_OPEN_FOR_MS))
    const rows: Row[] = []
    for (const form of FORMS) {
      rows.push(...(await untilUsable(page, form)))
      rows.push(await keystrokes(page, form.name))
      await leave(page)
    }
    return rows
  } finally {
    await console_.close()
    await platform.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** From the navigation to a form whose first fields are painted and can be filled in, its values read; and to the whole form, at rest. */
async function untilUsable(page: Page, { name, address, button }: (typeof FORMS)[number]): Promise<readonly Row[]> {
  await settled(page)
  const began = performance.now()
  await openAddress(page, address)
  await page.getByRole('button', { name: button, exact: true }).waitFor()
  await page.getByRole('main').getByRole('textbox').and(page.locator(':enabled')).first().waitFor()
  await painted(page)
  const usable = performance.now() - began
  await settled(page)
  const whole = performance.now() - began
  return [
    { what: `${name}: navigation to usable form`, budget: `${USABLE_BUDGET_MS} ms`, measured: milliseconds(usable), met: usable <= USABLE_BUDGET_MS },
    { what: `${name}: navigation to the whole form, at rest`, budget: '', measured: milliseconds(whole), met: undefined },
  ]
}

async function keystrokes(page: Page, name: string): Promise<Row> {
  const script = await ScriptTime.of(page)
  const times: number[] = []
  for (const { field, text } of TYPED) {
    const box = page.getByRole('textbox', { name: field, exact: true })
    await box.fill('')
    await settled(page)
    for (const key of text) {
      const before = await script.total()
      await page.keyboard.type(key)
      await settled(page)
      times.push((await script.total()) - before)
    }
  }
  const time = percentile(times, 0.95)
  return {
    what: `${name}: keystroke, script, p95 of ${times.length}`,
    budget: `${KEYSTROKE_BUDGET_MS} ms`,
    measured: `${milliseconds(time)} (median ${milliseconds(percentile(times, 0.5))}, longest ${milliseconds(Math.max(...times))})`,
    met: time <= KEYSTROKE_BUDGET_MS,
  }
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('grid', { name: 'Sites' }).waitFor()
}
