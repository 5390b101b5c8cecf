// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWindowTitle } from './shell.tsx'

afterEach(cleanup)

interface ScreenProps {
  readonly path: string
  readonly hasDialog?: boolean
  readonly connection?: string | null
}

const Screen = ({ path, hasDialog = false, connection = null }: ScreenProps) => (
  <>
    <h1 ref={useWindowTitle(`Screen ${path}`, path, connection)} tabIndex={-1}>
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

test('where there are several connections the title says which one it is', () => {
  render(<Screen path="/" connection="Acme staging" />)
  expect(document.title).toBe('Screen / - Acme staging - Admin Console')
})
