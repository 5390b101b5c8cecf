import { type CellFormat, cellFormat } from './cell-format.ts'

/** A sheet of a workbook, in the order of its tabs. */
export interface Sheet {
  /** Among all tabs, from 1. */
  readonly number: number
  readonly name: string
  readonly isHidden: boolean
  /** The part of the archive that holds it. */
  readonly part: string
}

/** By the number of the format, as `s` of a cell has it. */
export type CellFormats = ReadonlyMap<string, CellFormat>

/** The value of an attribute within the tag of an element. */
export const attributeOf = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return value === null ? undefined : (value[1] ?? value[2])
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value?.toLowerCase() === 'true'

export const tagsOf = (xml: string, element: string): readonly string[] => xml.match(new RegExp(`<(?:\\w+:)?${element}(?=[\\s/>])[^<>]*`, 'g')) ?? []

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
export const plainText = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\dA-Fa-f]+)|(\w+));/g, (entity, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
    if (name !== undefined) return ENTITIES[name] ?? entity
    return String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10))
  })

/** The sheets of a workbook; charts are none. @param relations as `usualParts` gives them: which part is which */
export const sheetsOf = (workbook: string, relations: string): readonly Sheet[] => {
  const parts = new Map(
    tagsOf(relations, 'Relationship')
      .filter((tag) => attributeOf(tag, 'Type')?.endsWith('/worksheet') === true)
      .map((tag) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target') ?? '']),
  )
  return tagsOf(workbook, 'sheet').flatMap((tag, place) => {
    const target = parts.get(attributeOf(tag, 'id'))
    if (target === undefined) return []
    const state = attributeOf(tag, 'state')
    const isHidden = state === 'hidden' || state === 'veryHidden'
    return { number: place + 1, name: plainText(attributeOf(tag, 'name') ?? ''), isHidden, part: target.slice(1) }
  })
}

/** The library accepts only `1` for workbooks that count days from 1904. */
export const withPlainEpoch = (workbook: string): string => workbook.replace(/\sdate1904\s*=\s*["']true["']/i, ' date1904="1"')

/** The formats of a workbook that change what a cell means. */
export const formatsOf = (styles: string): CellFormats => {
  const codes = new Map(tagsOf(styles, 'numFmt').map((tag) => [attributeOf(tag, 'numFmtId'), plainText(attributeOf(tag, 'formatCode') ?? '')]))
  const [, formats = ''] = styles.split(/<\/?(?:\w+:)?cellXfs(?=[\s>])/, 2)
  return new Map(
    tagsOf(formats, 'xf').flatMap((tag, place): (readonly [string, CellFormat])[] => {
      if (isTrue(attributeOf(tag, 'quotePrefix'))) return [[String(place), { kind: 'text' }]]
      const id = attributeOf(tag, 'numFmtId') ?? ''
      const format = cellFormat(id, codes.get(id))
      return format === undefined ? [] : [[String(place), format]]
    }),
  )
}
