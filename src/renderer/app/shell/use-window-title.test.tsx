// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWindowTitle } from './use-window-title.ts'

afterEach(cleanup)

const Screen = ({ path, hasDialog = false }: { readonly path: string; readonly hasDialog?: boolean }) => (
  <>
    <h1 ref={useWindowTitle(`Screen ${path}`, path)} tabIndex={-1}>
      Heading
    </h1>
    {hasDialog && (
      <div role="dialog" aria-modal="true" aria-label="Details">
        {/* As a dialog does, it takes the focus when it opens. */}
        <button type="button" ref={(button) => button?.focus()}>
          Close
        </button>
      </div>
    )}
  </>
)

test('another screen gives the window its title and the focus to its heading', () => {
  const { rerender } = render(<Screen path="/" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Screen path="/cplist" />)
  expect(document.title).toBe('Screen /cplist - Admin Console')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a screen that opens with a dialog leaves the focus in the dialog', () => {
  const { rerender } = render(<Screen path="/invoice-library" />)
  rerender(<Screen path="/" hasDialog />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})
