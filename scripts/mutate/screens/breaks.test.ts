import { expect, test } from 'vitest'
import { breaksIn } from './breaks.ts'
import { chooseBreaks } from './choose-breaks.ts'
import { switchedOn, withSwitches } from './switches.ts'

const SOURCE = `
const SAVED = 'Site saved'
const useStyles = makeStyles({ bad: { color: tokens.colorPaletteRedForeground1, gap: tokens.spacingXL } })
const COLUMNS = ['DOMAIN', 'PLAN']
export function Form({ size = 20 }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    notify.success(SAVED)
  }, [open, size])
  const save = () => saveSite({ id: site.id, isActive: true })
  return <Field label="Sub domain">Every change is saved {size}</Field>
}
`

test('finds the messages, toasts, colours, orders, defaults and arguments of a module', () => {
  expect(breaksIn('form.tsx', SOURCE).map(({ kind, line, start, end, broken }) => [kind, line, SOURCE.slice(start, end), broken])).toEqual(
    expect.arrayContaining([
      ['message', 2, "'Site saved'", "'Something else'"],
      ['colour', 3, 'tokens.colorPaletteRedForeground1', 'tokens.colorPaletteLavenderForeground2'],
      ['order', 4, "['DOMAIN', 'PLAN']", "(['DOMAIN', 'PLAN']).toReversed()"],
      ['default', 5, '20', '21'],
      ['default', 6, 'false', 'true'],
      ['toast', 8, 'notify.success(SAVED)', 'undefined'],
      ['argument', 10, 'site.id', 'undefined'],
      ['argument', 10, 'true', 'false'],
      ['message', 11, '"Sub domain"', "'Something else'"],
      ['message', 11, 'Every change is saved', "'Something else'"],
    ]),
  )
  expect(breaksIn('form.tsx', SOURCE)).toHaveLength(10)
})

test('a break is off in the source, and on in the built file that holds its switch', () => {
  const [label] = breaksIn('field.tsx', 'const a = <Field label="Sub domain" />')
  const off = withSwitches('const a = <Field label="Sub domain" />', label === undefined ? [] : [[7, label]])
  expect(off).toBe(`const a = <Field label={(globalThis['break:7'] ? ('Something else') : ("Sub domain"))} />`)
  expect(switchedOn('label:globalThis["break:7"]?"Something else":"Sub domain"', 7)).toBe('label:!0?"Something else":"Sub domain"')
  expect(switchedOn('label:globalThis["break:71"]?"Something else":"Sub domain"', 7)).toBeUndefined()
})

test('a seed draws the same breaks again, of all kinds alike, none within another', () => {
  const all = breaksIn('form.tsx', SOURCE)
  const drawn = chooseBreaks(all, 6, 5)
  expect(drawn.map(({ kind }) => kind).toSorted()).toEqual(['argument', 'colour', 'default', 'message', 'order', 'toast'])
  expect(chooseBreaks(all, 6, 5)).toEqual(drawn)
  expect(chooseBreaks(all, 100, 5)).toHaveLength(10)
})
