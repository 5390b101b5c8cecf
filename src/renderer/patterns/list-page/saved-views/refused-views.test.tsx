// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext, usePreferences } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notification, NotifyContext } from '#data/notifications/use-notify.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { failure, success } from '#shared/result.ts'
import { ChangedView } from './changed-view.tsx'
import { ManageViewsDialog, SaveViewDialog } from './view-dialogs.tsx'
import type { ChangeViews } from './view-list.ts'

const VIEW = { id: 'v', name: 'Asleep', search: 'status=InActive' }
const FULL = failure('storage', 'The disk is full or read-only.')
let kept: Preferences
let fake: FakeBridge
let toasts: string[]
const change: ChangeViews = (edit) =>
  fake.services.preferences.edit(({ views }) => ({ views: { sites: edit(views['sites'] as Preferences['views'][string]) } }))
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  completeWindow()
  fake = createFakeBridge()
  toasts = []
  onClose.mockClear()
  kept = { ...fake.services.preferences.current(), views: { sites: { saved: [VIEW], defaultId: null } }, revision: 1 }
  fake.answer('preferences.read', () => success(kept))
  fake.answer('preferences.write', FULL)
  await fake.services.preferences.read()
})
afterEach(cleanup)

const diskHasRoom = (): void =>
  fake.answer('preferences.write', (written: Partial<Preferences>) => {
    kept = { ...kept, ...written, revision: kept.revision + 1 }
    return success(kept)
  })

const Views = ({ draw }: { readonly draw: (views: Preferences['views'][string]) => ReactElement }) =>
  draw(usePreferences().views['sites'] ?? { saved: [], defaultId: null })

const open = (draw: (views: Preferences['views'][string]) => ReactElement): void => {
  const show = ({ message }: Notification): string => String(toasts.push(message))
  const note = (message: string): void => void toasts.push(message)
  render(
    <BridgeContext value={fake.services}>
      <NotifyContext value={{ show, success: note, error: note, dismiss: () => undefined }}>
        <FluentProvider theme={webLightTheme}>
          <MemoryRouter>
            <Views draw={draw} />
          </MemoryRouter>
        </FluentProvider>
      </NotifyContext>
    </BridgeContext>,
  )
}
const manage = (): void => open((views) => <ManageViewsDialog list={{ many: 'sites' }} views={views} search="" onChange={change} onClose={onClose} />)
const alert = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent

test('a new view that the disk refuses leaves the dialog open with its name and the reason, and is saved once there is room', async () => {
  open((views) => <SaveViewDialog views={views} search="payment=free" onChange={change} onClose={onClose} />)
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Free{Enter}')
  expect(await alert()).toBe('The view was not saved.The disk is full or read-only.')
  expect(name).toHaveProperty('value', 'Free')
  expect(onClose).not.toHaveBeenCalled()
  expect(fake.services.preferences.current().views).toEqual({ sites: { saved: [VIEW], defaultId: null } })

  diskHasRoom()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(screen.queryByText('The disk is full or read-only.')).toBeNull()
  expect(kept.views['sites']?.saved.map(({ name: saved }) => saved)).toEqual(['Asleep', 'Free'])
})

test('a refused new name stays in its field with the reason, the view keeps its name, and another Enter tries again', async () => {
  manage()
  const name = screen.getByRole('textbox', { name: 'Name of Asleep' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Sleeping{Enter}')
  expect(await alert()).toBe('The name was not changed. The disk is full or read-only.')
  expect(screen.getByRole('textbox', { name: 'Name of Asleep' })).toHaveProperty('value', 'Sleeping')
  await userEvent.tab()
  expect(fake.sent('preferences.write')).toHaveLength(1)

  diskHasRoom()
  await userEvent.type(name, '{Enter}')
  expect(await screen.findByRole('textbox', { name: 'Name of Sleeping' })).toHaveProperty('value', 'Sleeping')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused default is not switched on, and the dialog says why', async () => {
  manage()
  await userEvent.click(screen.getByRole('switch', { name: 'Open the list with Asleep' }))
  expect(await alert()).toBe('The views were not changed.The disk is full or read-only.')
  expect(screen.getByRole('switch', { name: 'Open the list with Asleep' })).toHaveProperty('checked', false)
})

test('a name that another window gives shows here, unless another one is being typed', async () => {
  manage()
  const renamed = (name: string) => {
    kept = { ...kept, views: { sites: { saved: [{ ...VIEW, name }], defaultId: null } }, revision: kept.revision + 1 }
    return fake.services.preferences.read()
  }
  await renamed('Sleeping')
  const name = await screen.findByRole('textbox', { name: 'Name of Sleeping' })
  expect(name).toHaveProperty('value', 'Sleeping')
  await userEvent.type(name, ' shops')
  await renamed('Switched off')
  expect(await screen.findByRole('textbox', { name: 'Name of Switched off' })).toHaveProperty('value', 'Sleeping shops')
})

test('a view that could not be updated is not reported as updated', async () => {
  const update = async (edit: Parameters<ChangeViews>[0]): Promise<boolean> => (await change(edit)) === null
  open(() => <ChangedView view={VIEW} search="payment=free" onChange={update} onSaveAsNew={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Update view' }))
  await expect.poll(() => fake.sent('preferences.write').length).toBe(1)
  expect(toasts).toEqual([])
  diskHasRoom()
  await userEvent.click(screen.getByRole('button', { name: 'Update view' }))
  await expect.poll(() => toasts).toEqual(['View updated'])
  expect(kept.views['sites']?.saved[0]?.search).toBe('payment=free')
})
