// @vitest-environment jsdom
import { Input, Textarea } from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ColorField } from '../form/fields/color-field.tsx'
import { ComboField } from '../form/fields/combo-field.tsx'
import { DateField } from '../form/fields/date-field.tsx'
import { PhoneField } from '../form/fields/phone-field.tsx'
import { TextAreaField } from '../form/fields/text-area-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { completeBrowser, renderForm } from '../form/form-harness.test-support.tsx'
import { MessageField } from '../message/message-field.tsx'
import { MoneyField } from '../money/money-field.tsx'
import { cleanTextFields } from './clean-fields.ts'
import { CleanedField } from './cleaned-field.tsx'

const DIRTY = '\u202A\uFEFFshop\u200B-7\u00A0A\u2066\u00AD'
const CLEAN = 'shop-7 A'

let end: () => void
beforeEach(() => {
  completeBrowser()
  end = cleanTextFields()
})
afterEach(() => {
  end()
  cleanup()
})

/** The browser's own way: its value is the field's, which the user's stand-in keeps apart. */
const edit = (element: HTMLInputElement | HTMLTextAreaElement, value: string, how: InputEventInit = {}): void => {
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  fireEvent(element, new InputEvent('input', { bubbles: true, ...how }))
}

const FIELDS: Readonly<Record<string, ComponentType>> = {
  text: () => <TextField name="x" label="Field" />,
  email: () => <TextField name="x" label="Field" type="email" />,
  telephone: () => <TextField name="x" label="Field" type="tel" />,
  phone: () => <PhoneField name="x" label="Field" />,
  address: () => <TextField name="x" label="Field" type="url" />,
  lines: () => <TextAreaField name="x" label="Field" />,
  message: () => <MessageField name="x" label="Field" placeholders={[]} />,
  'free choice': () => <ComboField name="x" label="Field" options={[]} freeText />,
  amount: () => <MoneyField name="x" label="Field" currency="INR" />,
}

describe.each(Object.entries(FIELDS))('a field of the kind %s', (_, Kind) => {
  test('gives its form what people see, and says what was removed until it is edited again', async () => {
    const { form, user } = renderForm(<Kind />, { x: '' })
    const field = screen.getByLabelText<HTMLInputElement>('Field')
    await user.click(field)
    await user.paste(DIRTY)
    expect(form.getValues('x')).toBe(CLEAN)
    expect(field.value).toBe(CLEAN)
    const said = '5 invisible characters were removed: U+202A, U+FEFF, U+200B.'
    expect(screen.getAllByText(said)).toHaveLength(1)
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toContain(said)
    edit(field, `${CLEAN}a`)
    expect(form.getValues('x')).toBe(`${CLEAN}a`)
    expect(screen.queryByText(said)).toBeNull()
  })

  test('leaves what it was given alone until it is edited', async () => {
    const { form, user } = renderForm(<Kind />, { x: 'Aditi\u200B' })
    await user.click(screen.getByLabelText('Field'))
    await user.tab()
    expect(form.getValues('x')).toBe('Aditi\u200B')
    expect(form.formState.isDirty).toBe(false)
  })
})

test('a day is read without what nobody sees', async () => {
  const day = renderForm(<DateField name="x" label="Day" />, { x: '' })
  await day.user.click(screen.getByLabelText('Day'))
  await day.user.paste('2027-01-\u200B01')
  expect(day.form.getValues('x')).toBe('2027-01-01')
})

test('so is a colour', async () => {
  const colour = renderForm(<ColorField name="x" label="Colour" />, { x: '' })
  await colour.user.click(screen.getByLabelText('Colour'))
  await colour.user.paste('#ea2b1f\uFEFF\u00A0')
  expect(colour.form.getValues('x')).toBe('#ea2b1f')
})

const Typed = ({ isLong = false, type }: { readonly isLong?: boolean; readonly type?: 'password' }) => {
  const [value, setValue] = useState('')
  if (isLong) return <Textarea aria-label="Field" value={value} onChange={(_, data) => setValue(data.value)} />
  return <Input aria-label="Field" {...(type === undefined ? {} : { type })} value={value} onChange={(_, data) => setValue(data.value)} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Field')

test('lines end as they do here in a long text, and are blanks in a short one', async () => {
  const user = userEvent.setup()
  render(<Typed isLong />)
  await user.click(field())
  await user.paste('one\u2028two')
  expect(field().value).toBe('one\ntwo')
  cleanup()
  render(<Typed />)
  await user.click(field())
  await user.paste('one\u2028two')
  expect(field().value).toBe('one two')
})

test('the caret stays where the user left it', async () => {
  const user = userEvent.setup()
  render(<Typed />)
  await user.type(field(), 'abcd')
  field().setSelectionRange(2, 2)
  await user.paste('\u200Bx\u200B')
  expect([field().value, field().selectionStart]).toEqual(['abxcd', 3])
})

test('a joiner that is typed waits for the letter that it joins; without one it goes when the field is left', () => {
  render(<Typed />)
  edit(field(), 'می\u200C', { data: '\u200C' })
  expect(field().value).toBe('می\u200C')
  edit(field(), 'می\u200Cخ', { data: 'خ' })
  expect(field().value).toBe('می\u200Cخ')
  edit(field(), 'می\u200Cخ\u200C', { data: '\u200C' })
  fireEvent(field(), new Event('change', { bubbles: true }))
  expect(field().value).toBe('می\u200Cخ')
})

test('what a method of input is composing is cleaned when it is composed', () => {
  render(<Typed />)
  edit(field(), 'e\u0301', { isComposing: true })
  expect(field().value).toBe('e\u0301')
  fireEvent.compositionEnd(field())
  expect(field().value).toBe('\u00E9')
})

test('a password, and code, stay as they are typed', async () => {
  const user = userEvent.setup()
  render(<Typed type="password" />)
  await user.click(field())
  await user.paste(DIRTY)
  expect(field().value).toBe(DIRTY)
  cleanup()
  render(
    <div data-as-typed>
      <Typed />
    </div>,
  )
  await user.click(field())
  await user.paste(DIRTY)
  expect(field().value).toBe(DIRTY)
})

test('a field of a dialog has its hint too', async () => {
  const user = userEvent.setup()
  render(
    <CleanedField label="Field" hint="As on the contract">
      <Typed />
    </CleanedField>,
  )
  await user.click(field())
  await user.paste('a\u200B')
  expect(screen.getByText('As on the contract').textContent).toBe('As on the contractAn invisible character was removed: U+200B.')
})
