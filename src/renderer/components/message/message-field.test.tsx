// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { placeholdersOf } from '#shared/domain/content/template.ts'
import { MessageField } from './message-field.tsx'

afterEach(cleanup)

const MASTER = placeholdersOf('master')

const Form = ({ text }: { readonly text: string }) => {
  const methods = useForm({ defaultValues: { text } })
  return (
    <FormProvider {...methods}>
      <MessageField name="text" label="Content" placeholders={MASTER} />
    </FormProvider>
  )
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a token that is no placeholder is warned of, with the nearest one; the rest says nothing', () => {
  render(<Form text="See _fqdm_" />)
  expect(screen.getByText('_fqdm_ is not a placeholder and is sent as it is. The nearest one is _fqdn_.')).toBeDefined()
  fireEvent.change(area(), { target: { value: 'See _fqdn_' } })
  expect(screen.queryByText(/is not a placeholder/)).toBeNull()
})

test('there is a button for each placeholder, in order [CAMP-008]', () => {
  render(<Form text="" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Company Name',
    'Customer Name',
    'Domain',
    'Site Plan',
    'Balance Amount',
    'Last Visit',
    'User Name',
  ])
})

test('a placeholder goes in where the caret is, replaces what is marked, and goes to the end of a text that nobody was in [CAMP-007] [CAMP-010]', () => {
  render(<Form text="Dear , bye" />)
  press('Domain')
  expect(area().value).toBe('Dear , bye_fqdn_')
  expect(document.activeElement).toBe(area())

  fireEvent.focus(area())
  area().setSelectionRange(5, 5)
  press('Customer Name')
  expect(area().value).toBe('Dear _custName_, bye_fqdn_')
  expect(area().selectionStart).toBe('Dear _custName_'.length)

  press('Last Visit')
  expect(area().value).toBe('Dear _custName__Last_Login_, bye_fqdn_')

  area().setSelectionRange(0, 4)
  press('Company Name')
  expect(area().value).toBe('_companyName_ _custName__Last_Login_, bye_fqdn_')
})
