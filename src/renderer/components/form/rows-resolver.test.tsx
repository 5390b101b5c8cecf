// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { AddRowButton } from './field-layout.tsx'
import { TextField } from './fields/text-field.tsx'
import { completeBrowser } from './form-harness.test-support.tsx'
import { rowsResolver } from './rows-resolver.ts'

interface Values {
  rows: { name: string; rate: string }[]
}

const text = (message: string) => z.string().min(1, message)
const schema = z.object({ rows: z.array(z.object({ name: text('A name is missing'), rate: text('A rate is missing') })).max(2, 'At most two rows') })
const resolver = rowsResolver<Values>(zodResolver(schema), 'rows')

const Form = () => {
  const methods = useForm<Values>({ defaultValues: { rows: [] }, resolver, mode: 'onTouched' })
  const { fields, append } = useFieldArray({ control: methods.control, name: 'rows' })
  const { errors } = methods.formState
  return (
    <FluentProvider theme={webLightTheme}>
      <FormProvider {...methods}>
        <form onSubmit={(event) => void methods.handleSubmit(() => undefined)(event)}>
          {fields.map(({ id }, index) => (
            <div key={id}>
              <TextField name={`rows.${index}.name`} label={`Name ${index}`} />
              <TextField name={`rows.${index}.rate`} label={`Rate ${index}`} />
            </div>
          ))}
          <output>{errors.rows?.root?.message ?? errors.rows?.message}</output>
          <button type="button" onClick={() => append({ name: '', rate: '' }, { shouldFocus: false })}>
            Add
          </button>
          <AddRowButton onAdd={() => append({ name: '', rate: '' })}>Add and go there</AddRowButton>
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    </FluentProvider>
  )
}

beforeAll(completeBrowser)
afterEach(cleanup)

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name })

test('a new row is blamed for nothing before its fields are left: one that is filled in never', async () => {
  render(<Form />)
  await press('Add')
  await userEvent.type(field('Rate 0'), '15000')
  await userEvent.click(field('Name 0'))
  await userEvent.type(field('Name 0'), 'POS')
  expect(screen.queryByText('A name is missing')).toBeNull()
  expect(screen.queryByText('A rate is missing')).toBeNull()
  await userEvent.clear(field('Name 0'))
  await userEvent.tab()
  expect(await screen.findByText('A name is missing')).toBeTruthy()
})

test('two rows added one after the other are blamed for nothing, though the focus goes from one to the next', async () => {
  render(<Form />)
  await press('Add and go there')
  expect(document.activeElement).toBe(field('Name 0'))
  await press('Add and go there')
  expect(document.activeElement).toBe(field('Name 1'))
  await userEvent.type(field('Name 1'), 'POS')
  expect(screen.queryByText('A name is missing')).toBeNull()
  await userEvent.click(field('Name 0'))
  await userEvent.tab()
  expect(await screen.findByText('A name is missing')).toBeTruthy()
})

test('what is wrong with the list itself is said at once', async () => {
  render(<Form />)
  await press('Add')
  await press('Add')
  await press('Add')
  await expect.poll(() => screen.getByRole('status').textContent).toBe('At most two rows')
  expect(screen.queryByText('A rate is missing')).toBeNull()
})

test('a row that is sent is checked whole', async () => {
  render(<Form />)
  await press('Add')
  await press('Save')
  expect(await screen.findByText('A name is missing')).toBeTruthy()
  expect(await screen.findByText('A rate is missing')).toBeTruthy()
})
