import { spreadsheetText } from '#shared/domain/spreadsheet-text.ts'

/** Puts a text into the clipboard. It holds what customers and servers wrote: pasted into a spreadsheet, none of it becomes a formula. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(spreadsheetText(text))
