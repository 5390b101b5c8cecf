import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../root.ts'

/** A test that names a requirement. */
export interface Proof {
  /** File and line: `tests/e2e/access.spec.ts:5`. */
  readonly place: string
  /** The line of the file that names it, a test's title in most cases. */
  readonly title: string
}

const TESTS = '{tests,src,local-platform,scripts}/**/*.{test,spec}.{ts,tsx}'
const NAMED = /\[([A-Z]+\d*-\d{3})\]/g

/** The tests that name each ID, by ID. */
export function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const file of globSync(TESTS, { cwd: ROOT }).sort()) {
    for (const [index, line] of readFileSync(inRoot(file), 'utf8').split('\n').entries()) {
      for (const [, id = ''] of line.matchAll(NAMED)) {
        const proof = { place: `${file.replaceAll(path.sep, '/')}:${index + 1}`, title: line.trim() }
        proofs.set(id, [...(proofs.get(id) ?? []), proof])
      }
    }
  }
  return proofs
}
