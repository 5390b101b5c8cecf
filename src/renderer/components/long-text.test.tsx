// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LongText } from './long-text.tsx'

afterEach(cleanup)

const show = (text: string): void => {
  render(
    <FluentProvider theme={webLightTheme}>
      <LongText text={text} />
    </FluentProvider>,
  )
}

test('a text of 10,000 characters shows its beginning, and all of it on demand', async () => {
  show('W'.repeat(10_000))
  expect(screen.getByText(`${'W'.repeat(280)}...`)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }))
  expect(screen.getByText('W'.repeat(10_000))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getByText(`${'W'.repeat(280)}...`)).toBeDefined()
})

test('a text of ordinary length shows as it is', () => {
  show('Called the owner.')
  expect(screen.getByText('Called the owner.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
