import { strFromU8, strToU8 } from 'fflate'
import { attributeOf, plainText, tagsOf } from './workbook-xml.ts'

export type Parts = Readonly<Record<string, Uint8Array>>

export const WORKBOOK = 'xl/workbook.xml'
export const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** The part that a relation leads to: `./a.xml`, `../xl/a.xml` and `/xl/a.xml` are the same. */
const partAt = (target: string, folder: string): string => {
  const { pathname } = new URL(plainText(target).replaceAll('\\', '/'), `https://package/${folder}`)
  return decodeURIComponent(pathname.slice(1))
}

/** The names of parts do not differ by case, and some programs write them as paths of Windows. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '')

/**
 * The parts of a workbook where the library looks for them: the workbook by its usual name, and the targets of its
 * relations as whole names. Programs may name and write them otherwise.
 */
export const usualParts = (archive: Parts): Parts => {
  const parts = Object.fromEntries(Object.entries(archive).map(([name, bytes]) => [plainName(name), bytes]))
  const names = new Map(Object.keys(parts).map((name) => [name.toLowerCase(), name]))
  const found = (part: string): string => names.get(part.toLowerCase()) ?? part
  const textOf = (part: string): string => strFromU8(parts[found(part)] ?? new Uint8Array())
  const main = tagsOf(textOf('_rels/.rels'), 'Relationship').find((tag) => attributeOf(tag, 'Type')?.endsWith('/officeDocument') === true)
  const named = main === undefined ? WORKBOOK : partAt(attributeOf(main, 'Target') ?? '', '')
  const workbook = parts[found(named)] === undefined ? WORKBOOK : named
  const slash = workbook.lastIndexOf('/') + 1
  const [folder, file] = [workbook.slice(0, slash), workbook.slice(slash)]
  const relations = textOf(`${folder}_rels/${file}.rels`).replaceAll(/<(?:\w+:)?Relationship(?=[\s/>])[^<>]*/g, (tag) => {
    const target = attributeOf(tag, 'Target')
    if (target === undefined || attributeOf(tag, 'TargetMode') === 'External') return tag
    return tag.replace(/\sTarget\s*=\s*(?:"[^"]*"|'[^']*')/, () => ` Target="/${found(partAt(target, folder))}"`)
  })
  return { ...parts, [WORKBOOK]: parts[found(workbook)] ?? new Uint8Array(), [RELATIONS]: strToU8(relations) }
}
