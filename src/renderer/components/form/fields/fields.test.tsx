// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SOME_PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { completeBrowser, renderForm } from '../form-harness.test-support.tsx'
import { CheckboxGroupField } from './checkbox-group-field.tsx'
import { ColorField } from './color-field.tsx'
import { ComboField } from './combo-field.tsx'
import { DigitsListField } from './digits-list-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const CHOICES = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
  { value: 'c', label: 'Cherry pie', disabled: true },
]

describe('every field', () => {
  test('is named by its label, described by its hint, and shows its error', async () => {
    const { form } = renderForm(<TextField name="owner" label="Owner" required hint="As on the contract" />, { owner: 'Asha' })
    const input = screen.getByRole('textbox', { name: /Owner/ })
    expect(input).toHaveProperty('value', 'Asha')
    expect(input).toHaveProperty('required', true)
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('As on the contract')
    act(() => form.setError('owner', { message: 'Please enter customer name.' }))
    expect(await screen.findByText('Please enter customer name.')).toBeDefined()
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  test('shows a note, and an error in its place', async () => {
    const { form } = renderForm(<TextField name="owner" label="Owner" note={{ state: 'success', text: 'Free' }} />, { owner: '' })
    expect(screen.getByText('Free')).toBeDefined()
    act(() => form.setError('owner', { message: 'Too short' }))
    expect(await screen.findByText('Too short')).toBeDefined()
    expect(screen.queryByText('Free')).toBeNull()
  })

  test('a keystroke draws its own field again and no other', async () => {
    const { form, user } = renderForm(
      <>
        <TextField name="one" label="One" />
        <TextField name="two" label="Two" />
      </>,
      { one: '', two: '' },
    )
    const other = screen.getByRole('textbox', { name: 'Two' })
    const changes: unknown[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(other, { attributes: true, childList: true, subtree: true })
    await user.type(screen.getByRole('textbox', { name: 'One' }), 'abc')
    observer.disconnect()
    expect(form.getValues()).toEqual({ one: 'abc', two: '' })
    expect(changes).toEqual([])
  })
})

test('text area: counts, and takes more than fits so that the schema can say so', async () => {
  const { form, user } = renderForm(<TextAreaField name="meta" label="Meta description" limit={256} />, { meta: '' })
  await user.click(screen.getByRole('textbox', { name: 'Meta description' }))
  await user.paste('x'.repeat(257))
  expect(form.getValues('meta')).toHaveLength(257)
  expect(screen.getByText('257 / 256')).toBeDefined()
})

test('select: a stored value that is no option is not lost', async () => {
  const chosen: string[] = []
  const { form, user } = renderForm(<SelectField name="fruit" label="Fruit" options={CHOICES} onChosen={(value) => chosen.push(value)} />, {
    fruit: 'PRODUCT_DISPLAY',
  })
  const select = screen.getByRole('combobox', { name: 'Fruit' })
  expect(select).toHaveProperty('value', 'PRODUCT_DISPLAY')
  await user.selectOptions(select, 'Banana')
  expect(form.getValues('fruit')).toBe('b')
  expect(chosen).toEqual(['b'])
  expect(screen.getByRole('option', { name: 'Cherry pie' })).toHaveProperty('disabled', true)
})

test('switch: yes and no', async () => {
  const { form, user } = renderForm(<SwitchField name="wallet" label="Wallet enabled" />, { wallet: true })
  await user.click(screen.getByRole('switch', { name: 'Wallet enabled' }))
  expect(form.getValues('wallet')).toBe(false)
})

test('checkboxes: values in the order of the options; a foreign one stays', async () => {
  const { form, user } = renderForm(<CheckboxGroupField name="fruits" label="Fruits" options={CHOICES} />, { fruits: ['b', 'OLD'] })
  const group = screen.getByRole('group', { name: 'Fruits' })
  await user.click(within(group).getByRole('checkbox', { name: 'Apple' }))
  expect(form.getValues('fruits')).toEqual(['a', 'b', 'OLD'])
  await user.click(within(group).getByRole('checkbox', { name: 'Banana' }))
  expect(form.getValues('fruits')).toEqual(['a', 'OLD'])
})

test('colour: typed or picked', async () => {
  const { form, user } = renderForm(<ColorField name="menu" label="Menu colour" />, { menu: '#EA2B1F' })
  expect(screen.getByLabelText('Menu colour: pick')).toHaveProperty('value', '#ea2b1f')
  const input = screen.getByRole('textbox', { name: 'Menu colour' })
  await user.clear(input)
  await user.type(input, '#000000')
  expect(form.getValues('menu')).toBe('#000000')
})

describe('digits', () => {
  const list = <DigitsListField name="numbers" label="Additional contact numbers" entryLabel="contact number" />

  test.each([
    ['98 765-43210', '9876543210'],
    ['(022) 234-5678', '0222345678'],
    ['९८७६५४३२१०', '9876543210'],
    ['12a3', '12a3'],
    ['98 765-43x210', '98 765-43x210'],
    ['+91 98765 43210', '+91 98765 43210'],
    ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211'],
    ['98765 43210 99', '987654321099'],
    ['12.00', '12.00'],
  ])('%s is %s: blanks and hyphens are left out, all else stays for the rule to refuse [SNEW-031] [SNEW-032] [SNEW-033]', async (pasted, value) => {
    const { form, user } = renderForm(list, { numbers: [] })
    await user.click(screen.getByRole('button', { name: 'Add contact number' }))
    await user.click(screen.getByRole('textbox', { name: 'Contact number 1' }))
    await user.paste(pasted)
    expect(form.getValues('numbers')).toEqual([value])
  })

  test('the new entry has the focus; one can be removed', async () => {
    const { form, user } = renderForm(list, { numbers: ['1', '2'] })
    await user.click(screen.getByRole('button', { name: 'Add contact number' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Contact number 3' })))
    await user.click(screen.getByRole('button', { name: 'Remove contact number 1' }))
    expect(form.getValues('numbers')).toEqual(['2', ''])
  })
})

describe('combo', () => {
  const cities = Array.from({ length: 250 }, (_, index) => ({ value: `c${index}`, label: `City ${index}` }))

  test('finds by typing and chooses', async () => {
    const { form, user } = renderForm(<ComboField name="city" label="City" options={cities} />, { city: '' })
    const box = screen.getByRole('combobox', { name: 'City' })
    await user.type(box, 'ty 24')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'City 24',
      ...Array.from({ length: 10 }, (_, index) => `City 24${index}`),
    ])
    await user.click(screen.getByRole('option', { name: 'City 241' }))
    expect(form.getValues('city')).toBe('c241')
    expect(box).toHaveProperty('value', 'City 241')
  })

  test.each(SOME_PASTED)('finds $stored by $kind', async ({ typed, stored }) => {
    const { user } = renderForm(<ComboField name="city" label="City" options={['Pune', stored]} />, { city: '' })
    const box = screen.getByRole('combobox', { name: 'City' })
    await user.click(box)
    await user.paste(typed)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([stored])
  })

  test('draws a hundred, and says how many there are more', async () => {
    const { user } = renderForm(<ComboField name="city" label="City" options={cities} />, { city: '' })
    await user.click(screen.getByRole('combobox', { name: 'City' }))
    expect(screen.getAllByRole('option')).toHaveLength(101)
    expect(screen.getByText('150 more: type to narrow them down')).toBeDefined()
  })

  test('what is no option is dropped on leaving', async () => {
    const { form, user } = renderForm(<ComboField name="city" label="City" options={cities} />, { city: 'c7' })
    const box = screen.getByRole('combobox', { name: 'City' })
    await user.type(box, 'nowhere')
    await user.tab()
    expect(form.getValues('city')).toBe('c7')
    expect(box).toHaveProperty('value', 'City 7')
  })

  test('free text is a value', async () => {
    const { form, user } = renderForm(<ComboField name="city" label="City" options={cities} freeText />, { city: '' })
    const box = screen.getByRole('combobox', { name: 'City' })
    await user.type(box, 'Malegaon')
    await user.tab()
    expect(form.getValues('city')).toBe('Malegaon')
    expect(box).toHaveProperty('value', 'Malegaon')
    await user.clear(box)
    expect(form.getValues('city')).toBe('')
  })

  test('a stored value that is no option is shown as it is', () => {
    renderForm(<ComboField name="city" label="City" options={cities} />, { city: 'gone@staff.example' })
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', 'gone@staff.example')
  })
})

describe('RadioField', () => {
  test('holds the chosen option, and is named by its label', async () => {
    const { form, user } = renderForm(<RadioField name="status" label="Status" options={CHOICES} />, { status: 'a' })
    const group = screen.getByRole('radiogroup', { name: 'Status' })
    expect(within(group).getByRole('radio', { name: 'Apple' })).toHaveProperty('checked', true)
    await user.click(within(group).getByRole('radio', { name: 'Banana' }))
    expect(form.getValues('status')).toBe('b')
    expect(within(group).getByRole('radio', { name: 'Cherry pie' })).toHaveProperty('disabled', true)
  })
})

describe('MultiSelectField', () => {
  test('holds what is chosen in the order of the options, and keeps what is no option', async () => {
    const { form, user } = renderForm(<MultiSelectField name="fruit" label="Fruit" options={CHOICES} />, { fruit: ['old', 'b'] })
    const box = screen.getByRole('combobox', { name: 'Fruit' })
    expect(box.textContent).toBe('old, Banana')
    await user.click(box)
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Apple' }))
    expect(form.getValues('fruit')).toEqual(['a', 'b', 'old'])
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Banana' }))
    expect(form.getValues('fruit')).toEqual(['a', 'old'])
  })
})

describe('a text field in capitals', () => {
  test('turns what is typed into capitals and leaves the caret where it is', async () => {
    const { form, user } = renderForm(<TextField name="service" label="Service" isUpperCase />, { service: '' })
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Service' })
    await user.type(input, 'loalty')
    expect(form.getValues('service')).toBe('LOALTY')
    input.setSelectionRange(2, 2)
    await user.type(input, 'y', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(form.getValues('service')).toBe('LOYALTY')
    expect(input.selectionStart).toBe(3)
  })
})
