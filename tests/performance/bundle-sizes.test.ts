import { expect, test } from 'vitest'
import { budgetsOf } from './bundle-budgets.ts'
import { bundleRows } from './bundle-sizes.ts'

const part = (name: string) => ({ name, own: [`${name}.js`], all: [`${name}.js`, 'shared.js'] })
const BUDGETS = budgetsOf({ firstLoad: ['index.js'], lazy: [part('users-route'), part('html-language')], data: ['encoding.js'] })
const rows = (sizes: Readonly<Record<string, number>>) => bundleRows(BUDGETS, (files) => files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0))

test('each part has its own budget: an editor may be larger than a screen', () => {
  expect(rows({ 'index.js': 200_000, 'users-route.js': 40_000, 'html-language.js': 150_000, 'shared.js': 50_000 })).toEqual([
    { what: 'JavaScript: before the first screen', budget: '233 kB gzip', measured: '200.0 kB', met: true },
    { what: 'JavaScript: html-language', budget: '160 kB gzip', measured: '150.0 kB', met: true },
    { what: 'JavaScript: html-language, with what other features share', budget: '264 kB gzip', measured: '200.0 kB', met: true },
    { what: 'JavaScript: encodings and fonts of PDFs', budget: '1150 kB gzip', measured: '0.0 kB', met: true },
  ])
})

test('every part over its budget is shown, not only the largest', () => {
  const over = rows({ 'index.js': 233_001, 'users-route.js': 80_001, 'html-language.js': 160_001 }).filter(({ met }) => met === false)
  expect(over).toEqual([
    { what: 'JavaScript: before the first screen', budget: '233 kB gzip', measured: '233.0 kB', met: false },
    { what: 'JavaScript: users-route', budget: '80 kB gzip', measured: '80.0 kB', met: false },
    { what: 'JavaScript: html-language', budget: '160 kB gzip', measured: '160.0 kB', met: false },
  ])
})
