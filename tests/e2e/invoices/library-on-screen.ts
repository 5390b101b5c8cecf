import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import type { Folders } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

/** The invoice library as a person finds it. */
export class LibraryOnScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the screen by its address. */
  static async open(page: Page, search = ''): Promise<LibraryOnScreen> {
    await openAddress(page, `/invoice-library${search}`)
    const library = new LibraryOnScreen(page)
    await expect(page.getByRole('region', { name: 'Invoices', exact: true })).toBeVisible()
    return library
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Invoices' })
  }

  /** How many of how many are listed; also while an open filter, a dialog, hides the list from screen readers. */
  get count(): Locator {
    return this.page.getByRole('region', { name: 'Invoices', exact: true, includeHidden: true }).getByRole('status', { includeHidden: true })
  }

  get search(): Locator {
    return this.page.getByPlaceholder('Search site, number, date, amount')
  }

  get viewer(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: 'Zoom in' }) })
  }

  row({ number }: Pick<InvoiceToDownload, 'number'>): Locator {
    return this.grid.getByRole('row').filter({ hasText: number })
  }

  /** Chooses an entry of a row's menu. */
  async choose(invoice: Pick<InvoiceToDownload, 'number'>, entry: string): Promise<void> {
    await this.row(invoice)
      .getByLabel(/^Actions for/)
      .click()
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  /** Lets main look at the files again. */
  async lookAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check the files again' }).click()
  }
}

/** Where an invoice is put. */
export const fileOf = ({ downloads }: Folders, { domain, number }: InvoiceToDownload): string => path.join(downloads, 'Invoices', `${domain} ${number}.pdf`)

/** The opened tray of files. */
export const tray = (page: Page): Locator => page.getByRole('dialog', { name: 'Files' }).or(page.getByRole('group', { name: 'Files' }))

/** Downloads by the bridge, as the transactions of a site do, and waits until each has ended. Gives how each ended, in their order. */
export const download = (page: Page, invoices: readonly InvoiceToDownload[]): Promise<readonly string[]> =>
  page.evaluate(async (asked) => {
    const { bridge } = window
    const ended = new Map<string, string>()
    const watch = Promise.withResolvers<void>()
    let wanted: readonly string[] | undefined
    const look = (): void => {
      if (wanted?.every((id) => ended.has(id)) === true) watch.resolve()
    }
    const stop = bridge.on('files.progress', ({ id, state, failure }) => {
      if (state === 'done' || state === 'failed' || state === 'cancelled') ended.set(id, failure ?? state)
      look()
    })
    const answer = await bridge.invoices.downloadAll({ invoices: [...asked] })
    if (!answer.ok) throw new Error(answer.error.message)
    for (const { id, alreadyThere } of answer.value) if (alreadyThere) ended.set(id, 'already there')
    wanted = answer.value.map(({ id }) => id)
    look()
    await watch.promise
    stop()
    return wanted.map((id) => ended.get(id) ?? '')
  }, invoices)
