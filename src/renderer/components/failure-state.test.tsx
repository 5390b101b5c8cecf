// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FailureKind } from '#shared/result.ts'
import { FailureState } from './failure-state.tsx'

afterEach(cleanup)

interface Shown {
  readonly kind: FailureKind
  readonly message: string
  readonly details?: Readonly<Record<string, string>>
}

const shown = (failure: Shown) => (
  <FluentProvider theme={webLightTheme}>
    <FailureState what="The sites could not be loaded." failure={failure} />
  </FluentProvider>
)

const show = (failure: Shown) => render(shown(failure))

test('what a server said is behind Details, where it can be selected and copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show({ kind: 'blocked', message: 'Something refuses the request.', details: { reason: 'blocked', answer: 'Request rejected. Support ID 17' } })
  const text = await screen.findByRole('region', { name: 'What the server answered', hidden: true }, { timeout: 20_000 })
  expect(text.closest('details')?.open).toBe(false)
  expect(text.textContent).toBe('Request rejected. Support ID 17')
  expect(text.tabIndex).toBe(0)
  fireEvent.click(screen.getByText('Details'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy details', hidden: true }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Request rejected. Support ID 17')
})

test('another answer, after a retry that failed at once, begins folded', async () => {
  const { rerender } = show({ kind: 'busy', message: 'The platform is busy.', details: { answer: 'Wait for an hour' } })
  fireEvent.click(await screen.findByText('Details'))
  const opened = screen.getByText('Details').closest('details')
  if (opened !== null) opened.open = true
  rerender(shown({ kind: 'invalid-answer', message: 'Nothing is there.', details: { answer: 'Not found' } }))
  expect(screen.getByText('Not found').closest('details')?.open).toBe(false)
})

test('a failure without such a text has no Details', () => {
  show({ kind: 'unreachable', message: 'It refuses connections.', details: { reason: 'x' } })
  expect(screen.queryByText('Details')).toBeNull()
})

test.each<[string, Shown, string]>([
  ['busy', { kind: 'busy', message: 'The platform is busy.', details: { reason: 'busy' } }, 'Wait a moment, then try again.'],
  ['blocked', { kind: 'blocked', message: 'It is refused.' }, 'A firewall or proxy does this, not your permissions.'],
  [
    'cut',
    { kind: 'unreachable', message: 'It broke off.', details: { reason: 'cut-short' } },
    'something between the console and the platform cuts long answers',
  ],
  ['a web page', { kind: 'invalid-answer', message: 'A page.', details: { reason: 'web-page' } }, 'This network may want you to sign in first'],
  ['a wrong address', { kind: 'invalid-answer', message: 'Nothing.', details: { reason: 'wrong-address' } }, 'The connection profile may be wrong'],
  ['a mutation cut short', { kind: 'unknown-outcome', message: 'Cut.', details: { reason: 'cut-short' } }, 'Look whether it was done before you try again.'],
])('%s: the advice fits', (_, failure, advice) => {
  show(failure)
  expect(screen.getByRole('alert').textContent).toContain(advice)
})

test('what the platform does not have is no failure, and is not tried again', () => {
  const failure = {
    kind: 'not-offered' as const,
    message: 'Not offered by this platform: getInternalUsers is missing.',
    details: { operation: 'GetInternalUsers' },
  }
  render(
    <FluentProvider theme={webLightTheme}>
      <FailureState what="The users could not be loaded." failure={failure} onRetry={() => undefined} />
    </FluentProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Your platform does not offer this')
  expect(screen.getByText(/getInternalUsers is missing\. Ask whoever runs the platform/).textContent).toContain('For support: GetInternalUsers')
  expect([screen.queryByRole('alert'), screen.queryByRole('button')]).toEqual([null, null])
})
