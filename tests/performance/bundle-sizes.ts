import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type LazyPart, readBundles } from './bundles.ts'
import { kilobytes, type Row } from './report.ts'

const FIRST_LOAD_BUDGET = 233_000
const CHUNK_BUDGET = 80_000

/** The sizes of the last build, gzip. */
export function measureBundles(): readonly Row[] {
  const { firstLoad, lazy } = readBundles()
  const first = size(firstLoad)
  const rows: Row[] = [{ what: 'JavaScript before the first screen', budget: '233 kB gzip', measured: kilobytes(first), met: first <= FIRST_LOAD_BUDGET }]
  const own = largest(lazy, 'own')
  if (own !== undefined) {
    rows.push({ what: `Largest route chunk (${own.name})`, budget: '80 kB gzip', measured: kilobytes(own.bytes), met: own.bytes <= CHUNK_BUDGET })
  }
  const all = largest(lazy, 'all')
  if (all !== undefined) rows.push({ what: `Largest with what other features share (${all.name})`, budget: '', measured: kilobytes(all.bytes), met: undefined })
  return rows
}

const largest = (lazy: readonly LazyPart[], which: 'own' | 'all') =>
  lazy.map((part) => ({ name: part.name, bytes: size(part[which]) })).sort((a, b) => b.bytes - a.bytes)[0]

const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
