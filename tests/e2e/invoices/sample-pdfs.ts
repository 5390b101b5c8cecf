/**
 * Small PDFs of kinds that PDF.js needs files of its own for, or that cannot be drawn whole. Their bytes are written by
 * hand.
 */

const hex = (text: string): string => Buffer.from(text.replaceAll(/\s/g, ''), 'hex').toString('latin1')

const stream = (dictionary: string, bytes: string): string => `<<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`

/** A page of 400 by 200 points. @param objects from number 4 on, in latin1 */
function samplePdf(resources: string, contents: string, objects: readonly string[]): Uint8Array {
  const all = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Resources<<${resources}>>/Contents ${4 + objects.length} 0 R>>`,
    ...objects,
    stream('', contents),
  ]
  let text = '%PDF-1.4\n'
  const offsets = all.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** Text in a font that the file names and does not hold, encoded by a predefined CMap. */
export const cjkPdf = (font: string, ordering: string, cmap: string, code: string): Uint8Array =>
  samplePdf('/Font<</F1 4 0 R>>', `BT /F1 24 Tf 20 90 Td <${code}> Tj ET`, [
    `<</Type/Font/Subtype/Type0/BaseFont/${font}/Encoding/${cmap}/DescendantFonts[5 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/${font}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/FontDescriptor 6 0 R/DW 1000>>`,
    `<</Type/FontDescriptor/FontName/${font}/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/StemV 80>>`,
  ])

/** The tick of ZapfDingbats, a font that every viewer has to have. */
export const dingbatsPdf = (): Uint8Array =>
  samplePdf('/Font<</F1 4 0 R>>', 'BT /F1 96 Tf 20 90 Td (4) Tj ET', ['<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>'])

/** A character for private use, which no font of any computer has. */
export const unknownCharacterPdf = (): Uint8Array =>
  samplePdf('/Font<</F1 4 0 R>>', 'BT /F1 24 Tf 20 90 Td <0001> Tj ET', [
    '<</Type/Font/Subtype/Type0/BaseFont/Seal/Encoding/Identity-H/DescendantFonts[5 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Seal/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 6 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/Seal/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/StemV 80>>',
    stream('', '/CMapName /Seal def 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <0001> <DBBFDFFD> endbfchar endcmap'),
  ])

/** An image that covers the page. */
const scanPdf = (dictionary: string, bytes: string): Uint8Array =>
  samplePdf('/XObject<</Im1 4 0 R>>', 'q 400 0 0 200 0 0 cm /Im1 Do Q', [stream(`/Type/XObject/Subtype/Image${dictionary}`, bytes)])

const BITONAL = '/Width 64/Height 32/BitsPerComponent 1/ColorSpace/DeviceGray'

/**
 * The middle half of each of 32 rows is black, in CCITT group 4: 16 white, 32 black and the rest of the first row, then
 * 31 rows "as above" of three ones.
 * 001 101010 000001101010 1, 93 ones, 000000000001 twice.
 */
const GROUP_4 = hex('350357ffffffffffffffffffffffe0020020')

export const group4Pdf = (): Uint8Array => scanPdf(`${BITONAL}/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 32>>`, GROUP_4)

/** The same picture in JBIG2: a segment for the page, and one for a region in group 4. */
export const jbig2Pdf = (): Uint8Array =>
  scanPdf(
    `${BITONAL}/Filter/JBIG2Decode`,
    hex('00000000 30 00 01 00000013 00000040 00000020 00000000 00000000 00 0000') +
      hex('00000001 26 00 01 00000024 00000040 00000020 00000000 00000000 00 01') +
      GROUP_4,
  )

/** JPEG 2000: one tile of 64 by 32 grey points whose only packet is empty, which is the grey in the middle, 128. */
const JPEG_2000 = hex(
  `ff4f ff51 0029 0000 00000040 00000020 00000000 00000000 00000040 00000020 00000000 00000000 0001 07 01 01
   ff52 000c 00 00 0001 00 00 04 04 00 01 ff5c 0004 40 40 ff90 000a 0000 0000000f 00 01 ff93 00 ffd9`,
)

const GREY = '/Width 64/Height 32/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/JPXDecode'

export const jpeg2000Pdf = (): Uint8Array => scanPdf(GREY, JPEG_2000)

/** The same, cut off in its header. */
export const damagedScanPdf = (): Uint8Array => scanPdf(GREY, JPEG_2000.slice(0, 20))
