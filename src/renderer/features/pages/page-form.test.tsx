// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import { ContentField } from './page-form.tsx'

beforeEach(() => {
  completeBrowser()
  // jsdom measures no text.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(cleanup)

test('the text is edited beside a preview that runs nothing; a change from outside is shown and is none of its own [PAGE-011]', async () => {
  const { form, user } = renderForm(<ContentField isReadOnly={false} />, { pageType: 'HTML', content: '<h1>One</h1><script>evil()</script>' })
  const editor = await screen.findByRole('textbox', { name: 'Content' })
  expect(editor.textContent).toContain('<h1>One</h1>')
  const preview = screen.getByTitle('Preview')
  expect(preview.getAttribute('sandbox')).toBe('')
  expect(preview.getAttribute('srcdoc')).toContain('<h1>One</h1>')
  expect(preview.getAttribute('srcdoc')).not.toContain('evil')
  expect(form.formState.isDirty).toBe(false)

  form.setValue('content', '<h1>Two</h1>')
  await waitFor(() => expect(editor.textContent).toContain('<h1>Two</h1>'))
  await user.click(editor)
  await user.keyboard('!')
  await waitFor(() => expect(form.getValues('content')).toContain('!'))
  await waitFor(() => expect(preview.getAttribute('srcdoc')).toContain('!'))
})

test('an error of the form is said at the editor', async () => {
  const { form } = renderForm(<ContentField isReadOnly={false} />, { pageType: 'HTML', content: '' })
  const editor = await screen.findByRole('textbox', { name: 'Content' })
  form.setError('content', { message: 'Please input content' })
  expect((await screen.findByRole('alert')).textContent).toBe('Please input content')
  await waitFor(() => expect(editor.getAttribute('aria-invalid')).toBe('true'))
})
