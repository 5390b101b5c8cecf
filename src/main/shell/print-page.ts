import { writeFile } from 'node:fs/promises'
import type { BrowserWindow } from 'electron'
import { failure, type Result, success } from '#shared/result.ts'

export interface PagePrinterOptions {
  readonly window: () => BrowserWindow | undefined
  /** In tests: the file that takes the pages, as a PDF, in place of a printer. */
  readonly record: string | undefined
}

/** Prints what the page has laid out for paper, by the system's dialog. Failures: `cancelled` by the user, `storage` when it cannot be printed. */
export function pagePrinter({ window, record }: PagePrinterOptions): () => Promise<Result<undefined>> {
  return async () => {
    const contents = window()?.webContents
    if (contents === undefined) return failure('not-found', 'There is no window to print.')
    if (record !== undefined) {
      await writeFile(record, await contents.printToPDF({ printBackground: true, preferCSSPageSize: true }))
      return success(undefined)
    }
    const reason = await new Promise<string>((resolve) => {
      contents.print({ printBackground: true }, (isPrinted, problem) => resolve(isPrinted ? '' : problem || 'failed'))
    })
    if (reason === '') return success(undefined)
    return /cancel/i.test(reason) ? failure('cancelled', 'Nothing was printed.') : failure('storage', 'The printer could not be used. Check it and try again.')
  }
}
