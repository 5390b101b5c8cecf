// @vitest-environment jsdom
import { FluentProvider, type Theme, teamsHighContrastTheme, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PerformanceRow } from '../rules/performance.ts'
import { PerformanceDrawer } from './performance-drawer.tsx'

afterEach(cleanup)

const row = (manager: string, percentage: number): PerformanceRow => ({ manager, total: 100, using: percentage, notUsing: 100 - percentage, percentage })

const GRADED = [row('Asha', 95), row('Meera', 85), row('Ravi', 77), row('Nina', 65), row('Omar', 20)]

/** The drawn rows: whose, background and text. */
const coloursIn = (theme: Theme, rows: readonly PerformanceRow[]): (readonly [string, string, string])[] => {
  render(
    <FluentProvider theme={theme}>
      <PerformanceDrawer rows={rows} onClose={() => undefined} />
    </FluentProvider>,
  )
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [element.querySelector('td')?.textContent ?? '', backgroundColor, color]
    })
}

/** Contrast of two colours by WCAG 2.2, of `rgb(...)` texts. */
const contrastOf = (one: string, other: string): number => {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

test('each share has its colour; totals, closed shops and nobody have none [ONB-012] [ONB-013]', () => {
  const nobody = { ...row('Zoya', 0), total: 0, notUsing: 0 }
  const rows = [...GRADED, row('Restaurant Closed', 95), row('Yet to Open', 20), nobody, row('Total', 68), row('Final Total', 68)]
  const drawn = coloursIn(webLightTheme, rows)
  expect(getComputedStyle(screen.getByRole('dialog')).width).toBe('80%')
  const none = ['rgba(0, 0, 0, 0)', 'rgb(36, 36, 36)']
  expect(drawn).toEqual([
    ['Asha', 'rgb(154, 210, 154)', 'rgb(6, 59, 6)'],
    ['Meera', 'rgb(241, 250, 241)', 'rgb(14, 112, 14)'],
    ['Ravi', 'rgb(236, 223, 165)', 'rgb(108, 87, 0)'],
    ['Nina', 'rgb(253, 246, 246)', 'rgb(188, 47, 50)'],
    ['Omar', 'rgb(241, 187, 188)', 'rgb(117, 29, 31)'],
    ['Restaurant Closed', ...none],
    ['Yet to Open', ...none],
    ['Zoya', ...none],
    ['Total', ...none],
    ['Final Total', ...none],
  ])
})

// High contrast has one pair of colours for all: the share is in the row.
test.each<[string, Theme, number]>([
  ['light', webLightTheme, 5],
  ['dark', webDarkTheme, 5],
  ['high contrast', teamsHighContrastTheme, 1],
])('in the %s theme each share can be read on its colour [ONB-012]', (_name, theme, colours) => {
  const drawn = coloursIn(theme, GRADED)
  for (const [manager, background, color] of drawn) expect(contrastOf(background, color), manager).toBeGreaterThanOrEqual(4.5)
  expect(new Set(drawn.map(([, background, color]) => `${background} ${color}`)).size).toBe(colours)
})
