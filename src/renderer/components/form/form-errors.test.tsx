// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TextField } from './fields/text-field.tsx'
import { focusFirstError, formErrors, sectionErrors } from './form-errors.ts'
import { completeBrowser, renderForm } from './form-harness.test-support.tsx'
import { ErrorSummary } from './form-page.tsx'
import { FormSection } from './form-section.tsx'
import { SectionNav } from './section-nav.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const SECTIONS = [
  { id: 'basic', title: 'Basic', fields: ['owner', 'email'] },
  { id: 'modes', title: 'Payment Modes', fields: ['modes'] },
]

test('errors anywhere in the values, in the order on screen', () => {
  const errors = formErrors({
    modes: [undefined, { displayName: { type: 'x', message: 'Name it' } }],
    email: { type: 'x', message: 'Please enter email.' },
    owner: { type: 'x', message: 'Please enter customer name.' },
    other: { type: 'x', message: 'Of no section' },
    list: { root: { type: 'x', message: 'Too few' } },
  } as never)
  expect(errors.map(({ name }) => name)).toEqual(['modes.1.displayName', 'email', 'owner', 'other', 'list'])
  const bySection = sectionErrors(SECTIONS, errors)
  expect(bySection.map((section) => section.errors.map(({ name }) => name))).toEqual([
    ['owner', 'email'],
    ['modes.1.displayName', 'other', 'list'],
  ])
})

const form = (
  <>
    <SectionNav sections={SECTIONS} />
    <ErrorSummary sections={SECTIONS} />
    <FormSection id="basic" title="Basic">
      {/* Drawn in another order than the section declares, as a field that appears later is. */}
      <TextField name="email" label="Email" />
      <TextField name="owner" label="Owner" />
    </FormSection>
    <FormSection id="modes" title="Payment Modes">
      <TextField name="modes.0.displayName" label="Display name" />
    </FormSection>
  </>
)
const values = { owner: '', email: '', modes: [{ displayName: '' }] }

test('the navigation counts the errors of each section and leads there', async () => {
  const { form: methods, user } = renderForm(form, values)
  const nav = screen.getByRole('navigation', { name: 'Sections' })
  expect(within(nav).queryByLabelText(/error/)).toBeNull()
  act(() => {
    methods.setError('owner', { message: 'Please enter customer name.' })
    methods.setError('email', { message: 'Please enter email.' })
    methods.setError('modes.0.displayName', { message: 'Name it' })
  })
  expect(within(nav).getByLabelText('2 errors')).toBeDefined()
  expect(within(nav).getByLabelText('1 error')).toBeDefined()
  await user.click(within(nav).getByRole('button', { name: /Payment Modes/ }))
  expect(document.activeElement?.textContent).toBe('Payment Modes')
  act(() => methods.clearErrors())
  expect(within(nav).queryByLabelText(/error/)).toBeNull()
})

test('the summary names what is wrong and leads to its field', async () => {
  const { form: methods, user } = renderForm(form, values)
  expect(screen.queryByText(/attention/)).toBeNull()
  act(() => {
    methods.setError('email', { message: 'Please enter email.' })
    methods.setError('modes.0.displayName', { message: 'Name it' })
  })
  await user.click(screen.getByRole('button', { name: '2 fields need your attention' }))
  // Without layout the focus manager finds nothing in the list to give the focus to, and soon hides it: on a busy machine before one has looked.
  await user.click(await screen.findByRole('button', { name: 'Name it', hidden: true }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Display name' })))
})

test('the first wrong field is the first on screen, whatever was drawn first', async () => {
  const missing = { type: 'required', message: 'Missing' }
  const { form: methods } = renderForm(form, values, () => ({ values: {}, errors: { email: missing, owner: missing } }))
  await act(() =>
    methods.handleSubmit(
      () => expect.unreachable(),
      (errors) => focusFirstError(SECTIONS, errors),
    )(),
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Owner' }))
})

test('the section that was gone to is the current one until something is scrolled, even with another one above it', async () => {
  const observers: IntersectionObserverCallback[] = []
  const Still = window.IntersectionObserver
  window.IntersectionObserver = class extends Still {
    constructor(callback: IntersectionObserverCallback) {
      super(callback)
      observers.push(callback)
    }
  }
  const { user } = renderForm(form, values)
  const nav = screen.getByRole('navigation', { name: 'Sections' })
  const current = (): (string | null)[] => Array.from(nav.querySelectorAll('[aria-current]'), ({ textContent }) => textContent)
  /** Both sections are where one reads: the first by its end. */
  const look = (): void => {
    const entries = Array.from(document.querySelectorAll('section'), (target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry)
    act(() => observers.at(-1)?.(entries, {} as IntersectionObserver))
  }
  look()
  expect(current()).toEqual(['Basic'])
  await user.click(within(nav).getByRole('button', { name: 'Payment Modes' }))
  look()
  expect(current()).toEqual(['Payment Modes'])
  screen.getByRole('region', { name: 'Payment Modes' }).getBoundingClientRect = () => new DOMRect(0, 120)
  look()
  expect(current()).toEqual(['Basic'])
})
