import { type Browser, chromium } from 'playwright'
import { build, preview } from 'vite'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface ServedPage {
  readonly url: string
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Builds the page of a folder as it ships, serves it on a free loopback port and opens a browser for it. */
export async function servePage(folder = import.meta.dirname): Promise<ServedPage> {
  const configFile = `${folder}/vite.config.ts`
  await build({ configFile })
  const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: QUIET })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
