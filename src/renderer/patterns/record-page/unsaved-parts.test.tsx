// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import { useIsDirty } from '#components/form/typed-since.ts'
import { RecordDialog } from './record-dialog.tsx'
import { TabPanels } from './tab-panels.tsx'
import { GuardedParts } from './unsaved-parts.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { useUnsavedPart } from './use-unsaved-part.ts'

beforeEach(completeBrowser)
afterEach(cleanup)

const TABS = [
  { id: 'note', title: 'Note' },
  { id: 'other', title: 'Other' },
] as const

const usePlainForm = () => {
  const methods = useForm({ defaultValues: { text: '' } })
  return { field: <input aria-label="Text" {...methods.register('text')} />, isDirty: useIsDirty(methods.control), methods }
}
const Part = () => {
  const { field, isDirty } = usePlainForm()
  useUnsavedPart(isDirty)
  return field
}
const Own = () => {
  const { field, isDirty } = usePlainForm()
  const guard = useLeaveGuard({ isDirty, detail: 'Not saved.' })
  return (
    <>
      {field}
      {guard.question}
    </>
  )
}
const inTabs = (keeps: 'visited' | 'changed' = 'visited') => (
  <TabPanels tabs={TABS} leaving="Not saved." keeps={keeps} panel={(tab) => (tab === 'note' ? <Part /> : 'Nothing')} />
)
const inTabsOfTabs = <TabPanels tabs={TABS} parameter="outer" leaving="Not saved." panel={(tab) => (tab === 'note' ? inTabs() : 'Nothing')} />
const together = (
  <GuardedParts leaving="Not saved.">
    <Part />
  </GuardedParts>
)

const open = (content: ReactElement, isDialog: boolean) => {
  let isClosed = false
  const close = (): void => {
    isClosed = true
  }
  const element = isDialog ? (
    <RecordDialog title="Notes" onClose={close}>
      {content}
    </RecordDialog>
  ) : (
    content
  )
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/list', element: 'List' },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <FluentProvider theme={webLightTheme}>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  return { router, isClosed: () => isClosed }
}

/** Sets the text by the browser's own events, and at once, before anything is drawn again, does what leaves. */
const typeAndAtOnce = (text: string, leave: (input: HTMLElement) => void): void => {
  const input = screen.getByLabelText<HTMLInputElement>('Text')
  input.focus()
  // Past React, which would take its own change for none.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  leave(input)
}
const pressEscape = (input: HTMLElement): void => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

test.each([
  ['a guard of its own', <Own key="own" />],
  ['tabs', inTabs()],
  ['tabs within tabs', inTabsOfTabs],
  ['a question for several', together],
])('a form with %s asks when Escape comes with the first letter, and when a link does', async (_, content) => {
  const { isClosed } = open(content, true)
  await screen.findByLabelText('Text')
  typeAndAtOnce('n', pressEscape)
  await question()
  expect(isClosed()).toBe(false)
  cleanup()
  const { router } = open(content, false)
  await screen.findByLabelText('Text')
  typeAndAtOnce('n', () => void router.navigate('/list'))
  await question()
  expect(router.state.location.pathname).toBe('/')
})

test('a form whose last letter is taken back closes at once', async () => {
  const { isClosed } = open(inTabs(), true)
  await screen.findByLabelText('Text')
  typeAndAtOnce('n', () => undefined)
  typeAndAtOnce('', pressEscape)
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a tab with something typed stays behind the other, one without does not', async () => {
  open(inTabs('changed'), false)
  await userEvent.click(await screen.findByRole('tab', { name: 'Other' }))
  await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull())
  await userEvent.click(screen.getByRole('tab', { name: 'Note' }))
  await screen.findByLabelText('Text')
  typeAndAtOnce('n', () => screen.getByRole('tab', { name: 'Other' }).click())
  await screen.findByText('Nothing')
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'n')
})
