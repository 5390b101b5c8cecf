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

  /** Opens an address that asks who the user is, and says it. */
  async signIn(address: string): Promise<void> {
    await this.page.goto(address)
    const userName = this.page.locator('#username')
    if ((await userName.count()) > 0) await userName.fill(USER.name)
    await this.password.fill(USER.password)
    await this.password.press('Enter')
    await this.goOn()
  }

  /** Grants what is asked for, once, and goes back to the console. */
  async goOn(): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Continue' })
    const grant = this.page.getByRole('button', { name: 'Grant access' })
    const back = this.page.getByRole('heading', { name: 'You are signed in' })
    await expect(next.or(grant).or(back)).toBeVisible()
    if (await grant.isVisible()) await grant.click()
    await expect(next.or(back)).toBeVisible()
    if (await next.isVisible()) await next.click()
    await expect(back).toBeVisible()
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}
