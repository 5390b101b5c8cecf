import { expect, test } from 'vitest'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { filterOptions } from '#patterns/list-page/list-filters.ts'
import { PAGE_LIST } from './page-list.tsx'

const page = (pageName: string, tags: string[] | null): MasterPage => ({
  id: pageName,
  pageName,
  displayName: pageName.toUpperCase(),
  displayOrder: null,
  value: '',
  onFooter: null,
  onHome: null,
  pageFor: null,
  pageType: null,
  tags,
  image: null,
})
const PAGES = [page('home', ['HEADERS', 'COVERS']), page('footer', ['FOOTERS']), page('plain', null)]

test('the address says nothing for Headers, and “any” for every tag [PAGE-023] [PAGE-025]', () => {
  const { tags } = PAGE_LIST.definition.filters
  expect(tags?.read([])).toEqual(['HEADERS'])
  expect(tags?.read(['any'])).toEqual([])
  expect(tags?.read(['FOOTERS', 'FOOTERS', 'OWN'])).toEqual(['FOOTERS', 'OWN'])
  expect(tags?.write([])).toEqual(['any'])
  expect(tags?.write(['HEADERS', 'FOOTERS'])).toEqual(['HEADERS', 'FOOTERS'])
  expect(tags?.write(['HEADERS'])).toEqual([])
})

test('name and tags combine [PAGE-022] [PAGE-025]', () => {
  const { apply } = createRowFilter(PAGES, PAGE_LIST.criteriaAt(0))
  const names = (q: string, tags: readonly string[]) => Array.from(apply({ q, tags }) ?? PAGES.keys(), (at) => PAGES[at]?.pageName)
  expect(names('', [])).toEqual(['home', 'footer', 'plain'])
  expect(names('', ['HEADERS'])).toEqual(['home'])
  expect(names('foot', ['HEADERS'])).toEqual([])
  expect(names('FOOT', ['FOOTERS', 'HEADERS'])).toEqual(['footer'])
})

test('the tags to choose from have the number of their pages', () => {
  const options = filterOptions(PAGE_LIST.allFilters, PAGES)
  expect(options['tags']?.()).toEqual([
    { value: 'COVERS', label: 'Covers', count: 1 },
    { value: 'FOOTERS', label: 'Footers', count: 1 },
    { value: 'HEADERS', label: 'Headers', count: 1 },
  ])
})
