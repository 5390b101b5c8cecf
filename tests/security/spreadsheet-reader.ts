/** A small model of how Excel, LibreOffice and Sheets read text into cells: what of a text becomes a formula. */

/** What programs drop, or do not draw, before the first character of a cell: blanks, controls, marks without width, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]+/u
const BREAKS = ['\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/** Whether a program starts a formula with this cell. Full-width and small forms count: spreadsheets for Chinese and Japanese take them. */
export function isFormula(cell: string): boolean {
  const seen = cell.replace(UNSEEN, '').normalize('NFKC')
  return /^[=+\-@]/.test(seen) && !PLAIN_NUMBER.test(seen)
}

/** The cells of CSV as RFC 4180 reads them, quotes and all; `separator` as the program's language has it. */
export function cellsByStandard(csv: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at)
    if (isQuoted && character === '"' && csv.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (character === separator || BREAKS.includes(character))) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

/** The cells as a program makes them that splits at every break and separator, and drops quotes: pasted text, a wrong import setting. */
const cellsByForce = (text: string): string[] => {
  let rest = text.replaceAll('"', '')
  for (const end of [...BREAKS, ',', ';', '|']) rest = rest.replaceAll(end, '\t')
  return rest.split('\t')
}

/** Every reading of a text that begins a formula; none is what is wanted. */
export const formulasIn = (text: string): string[] =>
  [...[',', ';', '\t', '|'].flatMap((separator) => cellsByStandard(text, separator)), ...cellsByForce(text)].filter(isFormula)
