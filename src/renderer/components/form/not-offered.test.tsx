// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionButton } from '../action-button.tsx'
import { TextField } from './fields/text-field.tsx'
import { completeBrowser, renderForm } from './form-harness.test-support.tsx'
import { FormPage } from './form-page.tsx'
import { OfferedForm } from './not-offered.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

/** A form of a name and a note, of which the platform has no place for some. */
const draw = (lacked: readonly string[], isNoteRequired: boolean) => {
  const lacks = (name: string): boolean => lacked.includes(name)
  return renderForm(
    <OfferedForm isNotOffered={lacks} isUnsent={lacks}>
      <TextField name="name" label="Name" required />
      <TextField name="note" label="Note" required={isNoteRequired} />
      <ActionButton type="submit">Save</ActionButton>
      <ActionButton>Cancel</ActionButton>
    </OfferedForm>,
    { name: '', note: '' },
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isDisabled = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'

test('a form that lacks an optional field is saved without it', () => {
  draw(['note'], false)
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  expect(isDisabled('Save')).toBe(false)
})

test('a required field without a counterpart stays, and disables Save with the reason', () => {
  draw(['name', 'note'], true)
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  expect(button('Save')).toMatchObject({ title: "This can't be saved: your platform has no place for Name, Note." })
  expect([isDisabled('Save'), isDisabled('Cancel')]).toEqual([true, false])
})

test('Enter does not save such a form either', async () => {
  const submit = vi.fn<() => void>()
  const lacks = (name: string): boolean => name === 'name'
  const Page = () => (
    <OfferedForm isNotOffered={lacks} isUnsent={lacks}>
      <FormPage methods={useForm({ defaultValues: { name: '' } })} sections={[]} onSubmit={submit} bar={<ActionButton type="submit">Save</ActionButton>}>
        <TextField name="name" label="Name" required />
      </FormPage>
    </OfferedForm>
  )
  const { user } = renderForm(<Page />, { name: '' })
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
