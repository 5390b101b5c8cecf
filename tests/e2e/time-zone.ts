import type { Page } from '@playwright/test'

/** Has the page's clock in another zone than the machine's while `work` runs: in UTC a date of the wrong zone looks right. */
export async function inZone(page: Page, timezoneId: string, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId })
  try {
    await work()
  } finally {
    await session.send('Emulation.setTimezoneOverride', { timezoneId: '' })
    await session.detach()
  }
}
