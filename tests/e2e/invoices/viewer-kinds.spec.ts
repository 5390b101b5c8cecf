import type { Locator } from '@playwright/test'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expect, test } from '../fixtures.ts'
import { download, LibraryOnScreen } from './library-on-screen.ts'
import { cjkPdf, damagedScanPdf, dingbatsPdf, group4Pdf, jbig2Pdf, jpeg2000Pdf, unknownCharacterPdf } from './sample-pdfs.ts'
import { replaceInvoice, storedInvoices } from './stored-invoices.ts'

/** The colours of a drawn page at its left edge and in its middle, and how many of its points are dark. */
const drawn = (sheet: Locator) =>
  sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() }
    const at = (x: number, y: number) => {
      const from = 4 * (Math.floor(y) * width + Math.floor(x))
      return [data[from], data[from + 1], data[from + 2]]
    }
    const dark = data.filter((value, index) => index % 4 === 0 && value < 128).length
    return { edge: at(width / 40, height / 2), middle: at(width / 2, height / 2), inked: dark / (width * height) }
  })

const WHITE = [255, 255, 255]
const BLACK = [0, 0, 0]
const GREY = [128, 128, 128]

test('what a PDF leaves to its viewer is drawn: encodings of Japanese and Chinese, signs, scans of every kind; what cannot be drawn is said', async ({
  signedInAs,
  platform,
}) => {
  const invoices = await storedInvoices(platform)
  const { page } = await signedInAs('ADMIN')
  const shown = async (bytes: Uint8Array, index: number): Promise<{ readonly library: LibraryOnScreen; readonly sheet: Locator }> => {
    const invoice = invoices[index] as InvoiceToDownload
    await replaceInvoice(platform, invoice, bytes)
    const library = await LibraryOnScreen.open(page)
    expect(await download(page, [invoice])).toEqual(['done'])
    await page.keyboard.press('Escape')
    await library.choose(invoice, 'View')
    const sheet = library.viewer.getByRole('region', { name: 'Page 1 of 1' })
    await expect(sheet).toHaveAttribute('aria-busy', 'false')
    return { library, sheet }
  }
  const close = (library: LibraryOnScreen) => library.viewer.getByRole('button', { name: 'Close', exact: true }).click()

  await test.step('Japanese and Chinese text, in fonts that the file does not hold', async () => {
    const texts = [
      ['請求書', cjkPdf('HeiseiMin-W3', 'Japan1', 'UniJIS-UCS2-H', '8acb6c4266f8')],
      ['发票', cjkPdf('STSong-Light', 'GB1', 'GBK-EUC-H', 'b7a2c6b1')],
    ] as const
    for (const [index, [text, bytes]] of texts.entries()) {
      const { library, sheet } = await shown(bytes, index)
      await expect(sheet).toContainText(text)
      expect((await drawn(sheet)).inked).toBeGreaterThan(0.0005)
      await expect(library.viewer.getByText('Part of this invoice cannot be shown here.')).toHaveCount(0)
      await close(library)
    }
  })

  await test.step('a sign of a font that every viewer has to have', async () => {
    const { library, sheet } = await shown(dingbatsPdf(), 2)
    expect((await drawn(sheet)).inked).toBeGreaterThan(0.01)
    await expect(library.viewer.getByRole('alert')).toHaveCount(0)
    await close(library)
  })

  await test.step('scans in CCITT group 4, JBIG2 and JPEG 2000', async () => {
    const scans = [
      [group4Pdf(), WHITE, BLACK],
      [jbig2Pdf(), WHITE, BLACK],
      [jpeg2000Pdf(), GREY, GREY],
    ] as const
    for (const [index, [bytes, edge, middle]] of scans.entries()) {
      const { library, sheet } = await shown(bytes, 3 + index)
      expect(await drawn(sheet)).toMatchObject({ edge, middle })
      await expect(library.viewer.getByRole('alert')).toHaveCount(0)
      await close(library)
    }
  })

  await test.step('what cannot be drawn is said, with another program to open it in, and is not printed with a part missing', async () => {
    const incomplete = [
      ['Part of this invoice cannot be shown here.', damagedScanPdf()],
      ['This computer has no font for some characters of this invoice: they are shown as boxes.', unknownCharacterPdf()],
    ] as const
    for (const [index, [text, bytes]] of incomplete.entries()) {
      const { library } = await shown(bytes, 6 + index)
      const notice = library.viewer.getByRole('alert').filter({ hasText: text })
      await expect(notice.getByRole('button', { name: 'Open in another program' })).toBeVisible()
      await library.viewer.getByRole('button', { name: 'Print', exact: true }).click()
      await expect(page.getByText(/would be missing on paper/).first()).toBeVisible()
      await close(library)
    }
  })
})
