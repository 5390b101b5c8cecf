// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PerformanceRow } from '../rules/performance.ts'
import { PerformanceDrawer } from './performance-drawer.tsx'

afterEach(cleanup)

const row = (manager: string, percentage: number): PerformanceRow => ({ manager, total: 100, using: percentage, notUsing: 100 - percentage, percentage })

test('each share has its colour, the totals have none [ONB-012] [ONB-013]', () => {
  const rows = [row('Asha', 95), row('Meera', 85), row('Ravi', 77), row('Nina', 65), row('Omar', 20), row('Total', 68), row('Final Total', 68)]
  render(
    <FluentProvider theme={webLightTheme}>
      <PerformanceDrawer rows={rows} onClose={() => undefined} />
    </FluentProvider>,
  )
  expect(getComputedStyle(screen.getByRole('dialog')).width).toBe('80%')
  const drawn = screen.getAllByRole('row').slice(1)
  const coloursOf = (element: HTMLElement) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [element.querySelector('td')?.textContent, backgroundColor, color]
  }
  const none = ['rgba(0, 0, 0, 0)', 'rgb(36, 36, 36)']
  expect(drawn.map(coloursOf)).toEqual([
    ['Asha', 'rgb(154, 210, 154)', 'rgb(6, 59, 6)'],
    ['Meera', 'rgb(241, 250, 241)', 'rgb(14, 112, 14)'],
    ['Ravi', 'rgb(236, 223, 165)', 'rgb(108, 87, 0)'],
    ['Nina', 'rgb(253, 246, 246)', 'rgb(188, 47, 50)'],
    ['Omar', 'rgb(241, 187, 188)', 'rgb(117, 29, 31)'],
    ['Total', ...none],
    ['Final Total', ...none],
  ])
})
