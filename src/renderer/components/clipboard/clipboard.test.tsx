// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { copyText, guardCopy } from './copy-text.ts'

beforeAll(guardCopy)
afterEach(cleanup)

const FORMULA = '=HYPERLINK("http://evil.example","Open")'

/** Copies all of an element's text as a user does who marks it. */
const copyOf = async (text: string): Promise<string | undefined> => {
  render(<p>{text}</p>)
  const user = userEvent.setup()
  document.getSelection()?.selectAllChildren(screen.getByText((_, element) => element?.tagName === 'P'))
  return (await user.copy())?.getData('text')
}

test('Copy writes no formula, and other text as it is', async () => {
  userEvent.setup()
  await copyText(`The server answered:\n${FORMULA}`)
  expect(await navigator.clipboard.readText()).toBe(`The server answered:\n'${FORMULA}`)
  await copyText('The site could not be loaded.')
  expect(await navigator.clipboard.readText()).toBe('The site could not be loaded.')
})

test('Copy writes a phone number as it is, and no sum or formula that begins like one', async () => {
  userEvent.setup()
  await copyText('+917280002439')
  expect(await navigator.clipboard.readText()).toBe('+917280002439')
  await copyText('+91+cmd()')
  expect(await navigator.clipboard.readText()).toBe("'+91+cmd()")
})

test('marked text that a spreadsheet would run is copied with an apostrophe', async () => {
  expect(await copyOf(FORMULA)).toBe(`'${FORMULA}`)
})

test('a marked phone number is copied as it is', async () => {
  expect(await copyOf('+91 98200-12345')).toBe('+91 98200-12345')
})

test('what is typed into a field is copied as it is', async () => {
  render(<input aria-label="Note" defaultValue={FORMULA} />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
  field.focus()
  field.select()
  expect((await user.copy())?.getData('text')).toBe(FORMULA)
})
