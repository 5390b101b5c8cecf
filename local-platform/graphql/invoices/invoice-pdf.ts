import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

/** What an invoice says. */
export interface InvoiceContent {
  readonly invoiceId: string
  readonly transactionId: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly billTo: string
  readonly custName: string
  readonly custMob: string
  readonly serviceName: string
  readonly currency: string
  /** minor units */
  readonly amt: number
  /** minor units */
  readonly total: number
}

const A4: [number, number] = [595, 842]
const MARGIN = 56
const LINE = 22

/** An invoice of one page, A4. */
export async function renderInvoice(content: InvoiceContent): Promise<Buffer> {
  const document = await PDFDocument.create()
  const [plain, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)]
  document.setTitle(`Invoice ${content.invoiceId}`)
  document.setCreationDate(new Date(`${content.date}T00:00:00Z`))
  const page = document.addPage(A4)
  let y = A4[1] - MARGIN
  const line = (text: string, font: PDFFont, size: number) => {
    page.drawText(writable(text, font), { x: MARGIN, y, font, size })
    y -= LINE
  }

  line('Invoice', bold, 24)
  y -= LINE
  for (const [label, value] of rowsOf(content)) {
    page.drawText(label, { x: MARGIN, y, font: bold, size: 11 })
    page.drawText(writable(value, plain), { x: MARGIN + 140, y, font: plain, size: 11 })
    y -= LINE
  }
  y -= LINE
  line(`Total: ${money(content.total, content.currency)}`, bold, 14)
  return Buffer.from(await document.save())
}

const rowsOf = (content: InvoiceContent): [string, string][] => [
  ['Number', content.invoiceId],
  ['Transaction', content.transactionId],
  ['Date', content.date.split('-').toReversed().join('/')],
  ['Bill to', content.billTo],
  ['Customer', content.custName],
  ['Mobile', content.custMob],
  ['Service', content.serviceName],
  ['Amount', money(content.amt, content.currency)],
]

const money = (minorUnits: number, currency: string): string => `${currency} ${(minorUnits / 100).toFixed(2)}`

/** The standard fonts of a PDF hold Western European letters only; what they lack is shown as a question mark. */
function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?')).join('')
}
