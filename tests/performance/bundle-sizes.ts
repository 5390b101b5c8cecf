import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readBundles } from './bundles.ts'
import { kilobytes, type Row } from './report.ts'

const FIRST_LOAD_BUDGET = 250_000
const CHUNK_BUDGET = 80_000

/** The sizes of the last build, gzip. */
export function measureBundles(): readonly Row[] {
  const { firstLoad, lazy } = readBundles()
  const first = size(firstLoad)
  const largest = lazy.map(({ name, files }) => ({ name, bytes: size(files) })).sort((a, b) => b.bytes - a.bytes)[0]
  const rows: Row[] = [{ what: 'JavaScript before the first screen', budget: '250 kB gzip', measured: kilobytes(first), met: first <= FIRST_LOAD_BUDGET }]
  if (largest !== undefined) {
    rows.push({ what: `Largest route chunk (${largest.name})`, budget: '80 kB gzip', measured: kilobytes(largest.bytes), met: largest.bytes <= CHUNK_BUDGET })
  }
  return rows
}

const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
