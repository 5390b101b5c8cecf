// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'
import { PartnerFilterForm } from './partner-filter-form.tsx'

afterEach(cleanup)

const List = ({ onFilters }: { readonly onFilters: (filters: FilterValues) => void }) => {
  const [filters, setFilters] = useState<FilterValues>({ q: '', country: null })
  const apply = (part: FilterValues): void => {
    onFilters(part)
    setFilters((now) => ({ ...now, ...part }))
  }
  return (
    <FluentProvider theme={webLightTheme}>
      <PartnerFilterForm
        searchId="search"
        filters={filters}
        countries={[{ value: 'IND', label: 'India' }]}
        onSearch={apply}
        onReset={() => setFilters({ q: '', country: null })}
      />
    </FluentProvider>
  )
}

test('the list follows what is typed and chosen, without a press of Search', async () => {
  const applied: FilterValues[] = []
  render(<List onFilters={(filters) => applied.push(filters)} />)
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search company, contact person, mobile' })
  await userEvent.type(search, 'de')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India')
  expect(applied).toEqual([{ q: 'd' }, { q: 'de' }, { country: 'IND' }])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(search.value).toBe('')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('')
})
