import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#scripts/prepare/chromium.ts'
import { expect } from '../engines.ts'
import { USER } from './glewlwyd.ts'

/** The browser of a user: a real one, which shows glewlwyd's own pages. */
export class ProviderBrowser {
  readonly #browser: Browser
  readonly page: Page

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.page = page
  }

  static async open(): Promise<ProviderBrowser> {
    const executablePath = findChromium()
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
    return new ProviderBrowser(browser, await browser.newPage())
  }

  get password() {
    return this.page.locator('#password')
  }

  /** Opens an address that asks who the user is, proves it, grants what is asked for, and goes on to the console. */
  async prove(address: string): Promise<void> {
    // Its page asks for the session before it draws the form for good, and would empty fields that were filled before.
    await this.page.goto(address, { waitUntil: 'networkidle' })
    await this.page.locator('#username').fill(USER.name)
    await this.password.fill(USER.password)
    await this.password.press('Enter')
    const next = this.page.getByRole('button', { name: 'Continue' })
    const grant = this.page.getByRole('button', { name: 'Grant access' })
    await expect(next.or(grant)).toBeVisible()
    if (await grant.isVisible()) await grant.click()
    await next.click()
    await this.page.waitForURL('**/callback?**')
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}
