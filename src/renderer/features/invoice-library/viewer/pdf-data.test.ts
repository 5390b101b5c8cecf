import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { cjkPdf } from '#tests/e2e/invoices/sample-pdfs.ts'
import { PdfData } from './pdf-data.ts'

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { promise } = getDocument({ data: new Uint8Array(bytes), BinaryDataFactory: PdfData, useWasm: false, useWorkerFetch: false, useSystemFonts: true })
  const { items } = await (await (await promise).getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

test.each([
  ['Japanese', '請求書', cjkPdf('HeiseiMin-W3', 'Japan1', 'UniJIS-UCS2-H', '8acb6c4266f8')],
  ['Japanese in Shift-JIS', '請求書', cjkPdf('HeiseiKakuGo-W5', 'Japan1', '90ms-RKSJ-H', '90bf8b818f91')],
  ['Chinese', '发票', cjkPdf('STSong-Light', 'GB1', 'GBK-EUC-H', 'b7a2c6b1')],
  ['Chinese of Taiwan', '帳單', cjkPdf('MSung-Light', 'CNS1', 'ETen-B5-H', 'b162b3e6')],
  ['Korean', '청구서', cjkPdf('HYSMyeongJo-Medium', 'Korea1', 'KSCms-UHC-H', 'c3bbb1b8bcad')],
])('%s text is read by the encoding that the file names', async (_language, text, bytes) => {
  expect(await textOf(bytes)).toBe(text)
})

test('the fonts of ticks and signs are there, and what is not there is refused', async () => {
  const data = new PdfData()
  for (const filename of ['FoxitDingbats.pfb', 'FoxitSymbol.pfb']) expect((await data.fetch({ filename })).length).toBeGreaterThan(10_000)
  await expect(data.fetch({ filename: '../../package.json' })).rejects.toThrow('There is no ../../package.json')
})
