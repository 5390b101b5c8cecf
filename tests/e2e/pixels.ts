import type { Page } from '@playwright/test'

/** Looks at a page that is drawn with a pixel a CSS pixel, as everyday specs are not. Borders keep their width. */
export async function withAllPixels<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width: 0, height: 0, deviceScaleFactor: 1, mobile: false })
  await page.waitForFunction(() => window.devicePixelRatio === 1)
  try {
    return await look()
  } finally {
    await session.detach()
  }
}
