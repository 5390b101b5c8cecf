// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { Screen } from '#patterns/screens/screen.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screenComponent } from './screens.ts'

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
  // React writes what a boundary caught to the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

test('a screen that throws says so, reports it, can be copied and loaded again', async () => {
  const user = userEvent.setup()
  let isBroken = true
  const Screen = () => {
    if (isBroken) throw new Error('no rows')
    return <p>All is well</p>
  }
  render(
    <BridgeContext value={fake.services}>
      <FluentProvider theme={webLightTheme}>
        <ScreenBoundary title="Sites">{() => <Screen />}</ScreenBoundary>
      </FluentProvider>
    </BridgeContext>,
  )
  expect(screen.getByRole('alert').textContent).toContain('“Sites” ran into an error')
  expect(fake.calls[0]).toContain('Screen \\"Sites\\": Error: no rows')

  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  expect(await navigator.clipboard.readText()).toContain('Error: no rows')

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Reload screen' }))
  expect(screen.getByText('All is well')).toBeDefined()
})

test('a screen that could not be fetched is fetched again by "Reload screen"', async () => {
  const user = userEvent.setup()
  const load = vi
    .fn<Screen['load']>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>All sites</p> })
  const sites: Screen = { path: '/', title: 'Sites', access: { by: 'session' }, load }
  const draw = () => {
    const Drawn = screenComponent(sites)
    return <Drawn />
  }
  render(
    <BridgeContext value={fake.services}>
      <FluentProvider theme={webLightTheme}>
        <ScreenBoundary title="Sites">{() => <Suspense fallback="Loading">{draw()}</Suspense>}</ScreenBoundary>
      </FluentProvider>
    </BridgeContext>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch')
  await user.click(screen.getByRole('button', { name: 'Reload screen' }))
  expect(await screen.findByText('All sites')).toBeDefined()
})
