// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { NotifyContext } from '#data/notifications/use-notify.ts'
import { failure, success } from '#shared/result.ts'
import { ManagePresetsDialog } from './manage-presets-dialog.tsx'
import { SavePresetDialog } from './save-preset-dialog.tsx'

const PRESET = { id: '1', name: 'Night shift', grants: [{ name: 'site', operations: ['delete_site'] }] }
let fake: FakeBridge
let toasts: string[]
const onClose = vi.fn<() => void>()

beforeEach(async () => {
  completeWindow()
  fake = createFakeBridge()
  toasts = []
  onClose.mockClear()
  fake.answer('preferences.read', success({ ...fake.services.preferences.current(), permissionPresets: [PRESET], revision: 1 }))
  fake.answer('preferences.write', failure('storage', 'The disk is full or read-only.'))
  await fake.services.preferences.read()
})
afterEach(cleanup)

const Form = ({ children }: { readonly children: ReactElement }) => (
  <FormProvider {...useForm({ defaultValues: { permissions: [{ name: 'site', operations: ['view_site_list'] }] } })}>{children}</FormProvider>
)
const open = (dialog: ReactElement): void => {
  const note = (message: string): void => void toasts.push(message)
  render(
    <BridgeContext value={fake.services}>
      <NotifyContext value={{ show: () => '', success: note, error: note, dismiss: () => undefined }}>
        <FluentProvider theme={webLightTheme}>
          <Form>{dialog}</Form>
        </FluentProvider>
      </NotifyContext>
    </BridgeContext>,
  )
}

test('a refused rename keeps what was typed with the reason, and the preset its name', async () => {
  open(<ManagePresetsDialog onClose={onClose} />)
  const name = screen.getByRole('textbox', { name: 'Name of Night shift' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Late shift{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('The name was not changed. The disk is full or read-only.')
  expect(screen.getByRole('textbox', { name: 'Name of Night shift' })).toHaveProperty('value', 'Late shift')
  expect(fake.services.preferences.current().permissionPresets).toEqual([PRESET])
})

test('a preset whose replacing is refused stays as it was, and the dialog open with the reason', async () => {
  open(<SavePresetDialog onClose={onClose} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'night shift')
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('The disk is full or read-only.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'night shift')
  expect(fake.services.preferences.current().permissionPresets).toEqual([PRESET])
  expect(onClose).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})

test('a preset whose deletion is refused is still listed, with the reason', async () => {
  open(<ManagePresetsDialog onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Night shift' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Night shift', hidden: true }).at(-1) as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toBe('The presets were not changed.The disk is full or read-only.')
  expect(screen.getByRole('textbox', { name: 'Name of Night shift' })).toBeTruthy()
})
