// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TextField } from './fields/text-field.tsx'
import { completeBrowser, renderForm } from './form-harness.test-support.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const owner = () => screen.getByRole('textbox', { name: 'Owner' })

test('a field left by a press is checked when the press is over, after its click', async () => {
  const seen: string[] = []
  const { form } = renderForm<{ owner: string }>(<TextField name="owner" label="Owner" />, { owner: '' }, async () => {
    seen.push('checked')
    return { values: {}, errors: { owner: { type: 'required', message: 'Enter the owner.' } } }
  })
  document.addEventListener('click', () => seen.push('clicked'), { once: true })
  fireEvent.pointerDown(document.body)
  fireEvent.blur(owner())
  await Promise.resolve()
  expect(form.getFieldState('owner').isTouched).toBe(false)
  fireEvent.pointerUp(document.body)
  fireEvent.click(document.body)
  expect(await screen.findByText('Enter the owner.')).toBeDefined()
  expect(seen).toEqual(['clicked', 'checked'])
})

test('a field left by the keyboard is checked at once', async () => {
  renderForm(<TextField name="owner" label="Owner" />, { owner: '' }, async () => ({
    values: {},
    errors: { owner: { type: 'required', message: 'Enter the owner.' } },
  }))
  fireEvent.blur(owner())
  expect(await screen.findByText('Enter the owner.')).toBeDefined()
})
