import type { Locator } from '@playwright/test'

/** The hand of a user who goes about an everyday task: counts its clicks. Typing, and the keys of the keyboard, are not clicks. */
export class Hand {
  clicks = 0

  async click(control: Locator): Promise<void> {
    this.clicks += 1
    await control.click()
  }
}
