import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { servePage } from './serve.ts'

/** Pictures of the table for looking at: `node tests/performance/table/pictures.ts <folder>`. */
const folder = process.argv[2] ?? 'out/performance/pictures'
mkdirSync(folder, { recursive: true })

const SCENES: Readonly<Record<string, { readonly query: string; readonly act?: (page: Page) => Promise<void> }>> = {
  light: { query: '' },
  dark: { query: 'theme=dark' },
  loading: { query: 'loading' },
  empty: { query: 'search=q%3Dnothing-has-this' },
  sorted: { query: 'search=sort%3Dplan.-balance%26page%3D5' },
  selected: {
    query: '',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
      await page.getByRole('gridcell').nth(40).click()
    },
  },
  expanded: {
    query: '',
    act: (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .nth(2)
        .click(),
  },
  columns: { query: '', act: (page) => page.getByRole('button', { name: 'Columns' }).click() },
  menu: {
    query: 'theme=dark',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(3)
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  editing: {
    query: '',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(3)
        .click()
      await page.getByRole('menuitem', { name: 'Edit row' }).click()
      await page.getByRole('button', { name: /^Cancel editing/ }).click()
    },
  },
  sideways: { query: '', act: (page) => page.getByRole('grid').evaluate((grid) => grid.scrollBy(500, 400)) },
}

const served = await servePage()
for (const [name, { query, act }] of Object.entries(SCENES)) {
  const page = await served.browser.newPage({ viewport: { width: 1440, height: 800 } })
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  await page.goto(`${served.url}?rows=2000&${query}`)
  await page.getByRole('region', { name: 'Sites' }).waitFor()
  await act?.(page)
  await page.screenshot({ path: `${folder}/${name}.png` })
  await page.close()
}
await served.close()
