// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BoardTile } from './board-tiles.ts'
import { TileButtons } from './tile-buttons.tsx'

afterEach(cleanup)

const TILES: readonly BoardTile[] = ['INR', 'GBP', 'AED', 'KES', 'NGN', 'OMR', 'SAR'].map((id) => ({
  id,
  label: id,
  text: '1.00',
  explanation: 'at risk',
  keeps: () => true,
}))

const drawTiles = (picked: string) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <TileButtons label="Figures" tiles={TILES} missing={null} picked={picked} onPick={() => undefined} />
    </FluentProvider>,
  )
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('five figures show, and the others when they are asked for', () => {
  drawTiles('')
  expect(names()).toEqual(['INR1.00', 'GBP1.00', 'AED1.00', 'KES1.00', 'NGN1.00', '2 more'])
  fireEvent.click(screen.getByRole('button', { name: '2 more' }))
  expect(names()).toEqual(['INR1.00', 'GBP1.00', 'AED1.00', 'KES1.00', 'NGN1.00', 'OMR1.00', 'SAR1.00', 'Show fewer'])
})

test('the figure that filters the list always shows', () => {
  drawTiles('SAR')
  expect(names()).toEqual(['INR1.00', 'GBP1.00', 'AED1.00', 'KES1.00', 'NGN1.00', 'SAR1.00', '1 more'])
})
