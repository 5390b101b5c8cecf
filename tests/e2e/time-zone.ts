import type { Page } from '@playwright/test'

/** Runs `work` with the page in another time zone than the machine: in UTC a wrong zone goes unnoticed. */
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
