import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findProgram, run } from '../command.ts'
import { inRoot } from '../root.ts'

/** Absolute path of a Chromium: the machine's own, else the one that Playwright installed. Undefined without one. */
export function findChromium(): string | undefined {
  return findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ?? playwrightsChromium()
}

/** Playwright is loaded only here: half of what a start of the Chromium host took went to loading it. */
function playwrightsChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Has Playwright install a Chromium when the machine has none. @returns its path, or undefined when none can be had */
export async function prepareChromium(): Promise<string | undefined> {
  if (findChromium() !== undefined) return findChromium()
  console.log('Installing a Chromium ...')
  await run(inRoot('node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  return findChromium()
}
