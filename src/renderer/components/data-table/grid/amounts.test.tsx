// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeGridWindow } from '#tests/grid-window.ts'
import type { Column } from '../column.ts'
import { DataTable } from '../data-table.tsx'
import { INITIAL_TABLE_STATE } from '../table-state.ts'

beforeEach(completeGridWindow)
afterEach(cleanup)

interface Shop {
  readonly name: string
  readonly balance: number
}
const SHOPS: readonly Shop[] = [{ name: 'Aditi Kitchen', balance: 37 }]
const COLUMNS: readonly Column<Shop>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100 },
  { id: 'balance', title: 'Balance', kind: 'number', value: ({ balance }) => balance, width: 100 },
]

test('numbers are aligned right, with digits of one width, texts left', () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <DataTable<Shop>
        label="Shops"
        rows={SHOPS}
        columns={COLUMNS}
        rowId={({ name }) => name}
        state={INITIAL_TABLE_STATE}
        onStateChange={() => undefined}
        emptyState={null}
      />
    </FluentProvider>,
  )
  const styleOf = (text: string) => getComputedStyle(screen.getByText(text, { selector: '[role="gridcell"]' }))
  expect(styleOf('37').textAlign).toBe('right')
  expect(styleOf('37').getPropertyValue('font-variant-numeric')).toBe('tabular-nums')
  expect(styleOf('Aditi Kitchen').textAlign).toBe('left')
})
