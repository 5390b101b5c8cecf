import { expect, test } from 'vitest'
import { decodeText } from './encoding.ts'

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array => Buffer.concat(parts.map((part) => Buffer.from(part as string)))

/** "Позвонить" in Windows-1251. */
const CALL = [0xcf, 0xee, 0xe7, 0xe2, 0xee, 0xed, 0xe8, 0xf2, 0xfc]
/** "مطعم" in Windows-1256. */
const RESTAURANT = [0xe3, 0xd8, 0xda, 0xe3]
/** "サポート" in Shift-JIS. */
const SUPPORT = [0x83, 0x54, 0x83, 0x7c, 0x81, 0x5b, 0x83, 0x67]

const HEAD = 'Site,Note\r\n'

test.each([
  ['ASCII', bytesOf('Site,Note\n'), 'Site,Note\n'],
  ['UTF-8', bytesOf('Café, बात, 店'), 'Café, बात, 店'],
  ['UTF-8 with its mark', bytesOf([0xef, 0xbb, 0xbf], 'Café'), 'Café'],
  ['UTF-8 with a replacement character of another program', bytesOf('Caf\ufffd'), 'Caf\ufffd'],
  ['UTF-16 with its mark', bytesOf([0xff, 0xfe], [...Buffer.from('Café', 'utf16le')]), 'Café'],
  ['UTF-16 with its mark, big end first', bytesOf([0xfe, 0xff, 0, 0x43, 0x09, 0x2c]), 'Cब'],
])('%s is read as it is, and nothing is said', (_, bytes, text) => {
  expect(decodeText(bytes, undefined)).toEqual({ text, isClean: true, notice: null, choice: null })
})

test('single wrong bytes leave the rest as UTF-8: the line is shown, and an encoding can be chosen', () => {
  const bytes = bytesOf(HEAD, 'a.example,ग्राहक से बात हुई\nb.example,Owner of Caf', [0xe9], ' called\n')
  const { text, isClean, notice, choice } = decodeText(bytes, undefined)
  expect(text).toBe('Site,Note\r\na.example,ग्राहक से बात हुई\nb.example,Owner of Caf\ufffd called\n')
  expect({ isClean, notice, value: choice?.value }).toEqual({
    isClean: false,
    notice:
      'Some characters of the file are not UTF-8. Line 3 reads: “b.example,Owner of Caf\ufffd called”. Correct the rows with a problem, or choose another encoding.',
    value: 'utf-8',
  })
  expect(choice?.options).toContainEqual({ value: 'windows-1252', label: 'Western European (Windows-1252): ...Owner of Café called' })
})

test('what Western Windows programs write is read so, and said with the first line that shows it', () => {
  const { text, notice, choice } = decodeText(bytesOf(HEAD, 'a.example,plain\nb.example,F', [0xfc], 'r 5 ', [0x80], '\n'), undefined)
  expect(text).toBe('Site,Note\r\na.example,plain\nb.example,Für 5 €\n')
  expect(notice).toBe('The file is not UTF-8. As Western European (Windows-1252), line 3 reads: “b.example,Für 5 €”. Choose another encoding if that is wrong.')
  expect(choice?.value).toBe('windows-1252')
})

test.each([
  ['Cyrillic', CALL, 'windows-1251', 'Cyrillic (Windows-1251): a.example,Позвонить', 'Позвонить'],
  ['Arabic', RESTAURANT, 'windows-1256', 'Arabic (Windows-1256): a.example,مطعم', 'مطعم'],
  ['Japanese', SUPPORT, 'shift_jis', 'Japanese (Shift-JIS): a.example,サポート', 'サポート'],
])('%s is not guessed: each encoding shows how it reads the line, and the chosen one is taken', (_, word, label, option, read) => {
  const bytes = bytesOf(HEAD, 'a.example,', word, '\r\n')
  const { notice, choice } = decodeText(bytes, undefined)
  expect({ notice, value: choice?.value }).toEqual({ notice: 'The file is not UTF-8. Choose the encoding in which line 2 reads right.', value: '' })
  expect(choice?.options).toContainEqual({ value: label, label: option })
  expect(decodeText(bytes, label)).toMatchObject({ text: `Site,Note\r\na.example,${read}\r\n`, isClean: true, choice: { value: label } })
})

test('an encoding that cannot have such a byte is not offered', () => {
  const values = decodeText(bytesOf(HEAD, 'a.example,', SUPPORT, '\n'), undefined).choice?.options.map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['utf-8', 'shift_jis', 'gb18030']))
  expect(values).not.toEqual(expect.arrayContaining(['windows-1252']))
  expect(values).not.toEqual(expect.arrayContaining(['utf-16le']))
})

test.each([
  ['utf-16le', 'UTF-16, little-endian', Buffer.from('Site,Note\na,Für\n', 'utf16le')],
  ['utf-16be', 'UTF-16, big-endian', Buffer.from('Site,Note\na,Für\n', 'utf16le').swap16()],
])('%s without a mark is known by its zeros, and said', (label, name, bytes) => {
  const { text, notice, choice } = decodeText(bytes, undefined)
  expect(text).toBe('Site,Note\na,Für\n')
  expect(notice).toBe(`The file is not UTF-8. As ${name}, line 1 reads: “Site,Note”. Choose another encoding if that is wrong.`)
  expect(choice?.options.map(({ value }) => value)).toEqual(['utf-8', 'utf-16le', 'utf-16be'])
  expect(choice?.value).toBe(label)
})

test('Japanese of mails, all of it ASCII, is known by its escapes', () => {
  const { text, choice } = decodeText(bytesOf(HEAD, 'a,', [0x1b, 0x24, 0x42, 0x25, 0x35, 0x1b, 0x28, 0x42], '\n'), undefined)
  expect(text).toBe('Site,Note\r\na,サ\n')
  expect(choice?.value).toBe('iso-2022-jp')
})

test('every encoding that is offered is one that the runtime has', () => {
  const labels = decodeText(bytesOf('\n', [0xe9], '\n'), undefined).choice?.options.map(({ value }) => value) ?? []
  expect(labels.map((label) => new TextDecoder(label).encoding)).toEqual(labels)
  expect(labels.length).toBeGreaterThan(10)
})

test('UTF-16 without its mark is found by the headings, also where the rows are in another alphabet', () => {
  const text = `Site,Note\r\na.example,${'ग्राहक से बात हुई '.repeat(60)}\r\n`
  const { text: decoded, choice } = decodeText(Buffer.from(text, 'utf16le'), undefined)
  expect([decoded === text, choice?.value]).toEqual([true, 'utf-16le'])
})
