// @vitest-environment jsdom
import { useFocusFinders } from '@fluentui/react-components'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Draft } from '#shared/bridge/drafts.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { DraftOfferDialog } from './draft-offer-dialog.tsx'
import { useDraft } from './use-draft.ts'

type DraftPort = Pick<Bridge['drafts'], 'read' | 'write' | 'discard'>

/** Main's side of drafts, kept in memory. */
class DraftStore implements DraftPort {
  stored: Draft | null = null
  writes = 0
  answer: Result<undefined> = success(undefined)
  /** Settles before a read is answered. */
  isReadable: Promise<void> = Promise.resolve()

  read = async (): Promise<Result<Draft | null>> => {
    await this.isReadable
    return success(this.stored)
  }
  write = async ({ text }: { form: string; text: string }): Promise<Result<undefined>> => {
    this.writes += 1
    if (this.answer.ok) this.stored = { text, savedAt: 1_700_000_000 }
    return this.answer
  }
  discard = async (): Promise<Result<undefined>> => {
    this.stored = null
    return success(undefined)
  }
}

interface Values {
  readonly owner: string
  readonly email: string
}
const parse = (stored: unknown): Values | null => (typeof stored === 'object' && stored !== null && 'owner' in stored ? (stored as Values) : null)

let store: DraftStore
/** What the form last drawn knew. */
const drawn: { draft?: ReturnType<typeof useDraft<Values>>; isDirty?: boolean } = {}
beforeEach(() => {
  store = new DraftStore()
})
// Fluent gives the form back to screen readers some time after the question has gone.
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Form = ({ keep }: { readonly keep?: (values: Values) => unknown }) => {
  // Like the console's root: without another component that uses the focus manager, the form stays hidden after the dialog.
  useFocusFinders()
  const methods = useForm<Values>({ defaultValues: { owner: '', email: '' } })
  const draft = useDraft({ port: store, form: 'create-site', methods, parse, ...(keep === undefined ? {} : { keep }) })
  const { isDirty } = methods.formState
  useEffect(() => {
    Object.assign(drawn, { draft, isDirty })
  })
  return (
    <>
      <input aria-label="Owner" {...methods.register('owner')} />
      <input aria-label="Email" {...methods.register('email')} />
      {draft.offer !== null && <DraftOfferDialog offer={draft.offer} what="site" />}
    </>
  )
}
const at = (address: string, queries = new QueryClient()) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  ),
})
const open = async (keep?: (values: Values) => unknown, address = '/form') => {
  const view = render(<Form {...(keep === undefined ? {} : { keep })} />, at(address))
  await waitFor(() => expect(drawn.draft?.isReady).toBe(true))
  return view
}
const kept = (): unknown => (store.stored === null ? null : JSON.parse(store.stored.text))

test('what is typed is kept a moment later, one write for a run of keystrokes', async () => {
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'Asha')
  await waitFor(() => expect(kept()).toEqual({ owner: 'Asha', email: '' }), { timeout: 3000 })
  expect(store.writes).toBeLessThan(3)
})

test('what was typed last is kept when the form is left at once', async () => {
  const view = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'A')
  view.unmount()
  // Sooner than a change is written by itself.
  await waitFor(() => expect(kept()).toEqual({ owner: 'A', email: '' }), { timeout: 300 })
})

test('what was given up on purpose is kept no more, whatever was waiting to be written', async () => {
  const view = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'Asha')
  await waitFor(() => expect(kept()).toEqual({ owner: 'Asha', email: '' }), { timeout: 3000 })
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), ' K')
  act(() => drawn.draft?.giveUp())
  view.unmount()
  await waitFor(() => expect(kept()).toBeNull())
})

test('giving up a form does not give up the draft that is still on offer', async () => {
  store.stored = { text: '{"owner":"Bina","email":""}', savedAt: 1 }
  await typeAhead('Asha')
  await screen.findByRole('alertdialog')
  act(() => drawn.draft?.giveUp())
  cleanup()
  expect(kept()).toEqual({ owner: 'Bina', email: '' })
})

test('what is typed and taken back is no draft', async () => {
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'A')
  await waitFor(() => expect(kept()).toEqual({ owner: 'A', email: '' }), { timeout: 3000 })
  await userEvent.clear(screen.getByRole('textbox', { name: 'Owner' }))
  await waitFor(() => expect(kept()).toBeNull(), { timeout: 3000 })
})

test('the draft found is offered with its age, and fills the form, which then counts as changed', async () => {
  store.stored = { text: '{"owner":"Asha","email":"a@b.example"}', savedAt: 1_700_000_000 }
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_600_000)
  await open()
  expect(drawn.draft?.offer?.savedAt).toBe(1_700_000_000)
  expect(screen.getByRole('alertdialog').textContent).toContain('10 minutes ago')
  await userEvent.click(screen.getByRole('button', { name: 'Go on with it' }))
  expect(await screen.findByRole('textbox', { name: 'Owner' })).toHaveProperty('value', 'Asha')
  expect(drawn.isDirty).toBe(true)
  expect(drawn.draft?.offer).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), ' K')
  await waitFor(() => expect(kept()).toMatchObject({ owner: 'Asha K' }), { timeout: 3000 })
})

test.each([
  [0, 'less than a minute ago'],
  [59, 'less than a minute ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [86_400, '1 day ago'],
  [90 * 86_400, '90 days ago'],
  // A clock that was set back.
  [-500, 'less than a minute ago'],
])('a draft of %i seconds is offered as changed %s', (age, expected) => {
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000)
  render(<DraftOfferDialog offer={{ savedAt: 1_790_000_000 - age, restore: vi.fn(), discard: vi.fn() }} what="site" />, at('/form'))
  expect(screen.getByRole('alertdialog').textContent).toContain(`There is an unfinished site of yours, last changed ${expected}.`)
})

test('the offer begins on going on, so that Enter discards nothing', async () => {
  render(<DraftOfferDialog offer={{ savedAt: 1, restore: vi.fn(), discard: vi.fn() }} what="site" />, at('/form'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go on with it'))
})

test('a discarded draft is deleted, and the form begins again', async () => {
  store.stored = { text: '{"owner":"Asha","email":""}', savedAt: 1 }
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(store.stored).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Owner')).toHaveProperty('value', '')
})

/** Types while it is not known yet whether there is a draft, then lets that be known. */
const typeAhead = async (text: string, before: () => void = () => undefined) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  store.isReadable = promise
  render(<Form />, at('/form'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), text)
  before()
  resolve()
}

test('what is typed before it is known whether there is a draft is kept as well', async () => {
  await typeAhead('Asha')
  await waitFor(() => expect(kept()).toEqual({ owner: 'Asha', email: '' }), { timeout: 3000 })
})

test('what is typed is kept when the form is left before it is known whether there is a draft', async () => {
  await typeAhead('Asha', cleanup)
  await waitFor(() => expect(kept()).toEqual({ owner: 'Asha', email: '' }))
})

test('a draft that nobody was asked about stays when the form is left before it was found', async () => {
  store.stored = { text: '{"owner":"Bina","email":""}', savedAt: 1 }
  await typeAhead('Asha', cleanup)
  await act(async () => undefined)
  expect(kept()).toEqual({ owner: 'Bina', email: '' })
})

test('a screen that lists drafts knows of one that was still being written when the form was left', async () => {
  const queries = new QueryClient()
  render(<Form />, at('/form', queries))
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'A')
  queries.setQueryData(['drafts', 'list'], null)
  cleanup()
  await waitFor(() => expect(queries.getQueryState(['drafts', 'list'])?.isInvalidated).toBe(true))
  expect(kept()).toEqual({ owner: 'A', email: '' })
})

test('what is typed ahead of an offer is kept once the draft is discarded', async () => {
  store.stored = { text: '{"owner":"Bina","email":""}', savedAt: 1 }
  await typeAhead('Asha')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(kept()).toEqual({ owner: 'Asha', email: '' }), { timeout: 3000 })
})

test('what is typed ahead of an offer goes when the draft is taken, which stays as old as it is', async () => {
  store.stored = { text: '{"owner":"Bina","email":""}', savedAt: 1 }
  await typeAhead('Asha')
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with it' }))
  expect(screen.getByRole('textbox', { name: 'Owner' })).toHaveProperty('value', 'Bina')
  // Leaving writes at once what waits to be written.
  await act(async () => cleanup())
  expect(store.writes).toBe(0)
})

test('a link to the draft goes straight on with it', async () => {
  store.stored = { text: '{"owner":"Asha","email":""}', savedAt: 1 }
  await open(undefined, '/form?site=1&draft=go-on')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Owner' })).toHaveProperty('value', 'Asha'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(drawn.isDirty).toBe(true)
})

test('an unanswered offer is not written over', async () => {
  store.stored = { text: '{"owner":"Asha","email":""}', savedAt: 1 }
  const view = await open()
  view.unmount()
  expect(kept()).toMatchObject({ owner: 'Asha' })
  expect(store.writes).toBe(0)
})

test.each(['no JSON', '{"of":"an older form"}'])('a draft that is of no use, %s, is not offered', async (text) => {
  store.stored = { text, savedAt: 1 }
  await open()
  expect(drawn.draft?.offer).toBeNull()
})

test('a draft that says nothing any more is deleted', async () => {
  store.stored = { text: '{"of":"an older form"}', savedAt: 1 }
  await open()
  await waitFor(() => expect(store.stored).toBeNull())
})

test('keeps what the form wants kept', async () => {
  await open(({ owner }) => ({ changed: { owner } }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'A')
  await waitFor(() => expect(kept()).toEqual({ changed: { owner: 'A' } }), { timeout: 3000 })
})

test('once ended nothing is kept any more', async () => {
  const view = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'Asha')
  await act(async () => drawn.draft?.end())
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), ' K')
  view.unmount()
  expect(store.stored).toBeNull()
})

test('says why what is typed cannot be kept, until it can again', async () => {
  await open()
  store.answer = failure('storage', 'The disk is full.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'A')
  await waitFor(() => expect(drawn.draft?.failure).toBe('The disk is full.'), { timeout: 3000 })
  store.answer = success(undefined)
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 's')
  await waitFor(() => expect(drawn.draft?.failure).toBeNull(), { timeout: 3000 })
})
