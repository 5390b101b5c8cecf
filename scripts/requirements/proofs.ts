import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../root.ts'

/**
 * How much a test says of the console. `screen`: a window of the console, by hand. `wire`: what the console asked for and sent, against the source. `component`: one
 * part drawn alone. `rule`: a function, whose use on the screen another line proves. Null: of the schema, the stand-in or a tool, which the console could contradict.
 */
export type ProofKind = (typeof PROOF_KINDS)[number]

/** The strongest first. */
export const PROOF_KINDS = ['screen', 'wire', 'component', 'rule'] as const

const PLACES: readonly (readonly [RegExp, ProofKind])[] = [
  [/^tests\/(?:e2e|security|foreign|money|packaged|dev)\/.*\.spec\.ts$/, 'screen'],
  [/^tests\/contract\/(?:source-operations|source-entities|documents\.test|endpoint\.test|requested-fields\.test)\.ts$/, 'wire'],
  [/^src\/renderer\/.*\.test\.tsx$/, 'component'],
  [/^(?:src|tests\/texts)\/.*\.test\.ts$/, 'rule'],
]

/** @param file relative to the repository, with forward slashes */
const kindOf = (file: string): ProofKind | null => PLACES.find(([place]) => place.test(file))?.[1] ?? null

/** A test that names a requirement. */
export interface Proof {
  readonly kind: ProofKind | null
  /** File and line: `tests/e2e/access.spec.ts:5`. */
  readonly place: string
  /** The line of the file that names it, a test's title in most cases. */
  readonly title: string
}

/** Every test, and the tables that tests and `npm run recorded` go through. */
const TESTS = ['{tests,src,local-platform,scripts}/**/*.{test,spec}.{ts,tsx}', 'tests/contract/source-{operations,entities}.ts']
const NAMED = /\[([A-Z]+\d*-\d{3})\]/g

/** The tests that name each ID, by ID. */
export function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const file of globSync(TESTS, { cwd: ROOT }).sort()) {
    const name = file.replaceAll(path.sep, '/')
    for (const [index, line] of readFileSync(inRoot(file), 'utf8').split('\n').entries()) {
      for (const [, id = ''] of line.matchAll(NAMED)) {
        const proof = { kind: kindOf(name), place: `${name}:${index + 1}`, title: line.trim() }
        proofs.set(id, [...(proofs.get(id) ?? []), proof])
      }
    }
  }
  return proofs
}

/** The strongest kind of some proofs; null where none says anything of the console. */
export const strongest = (proofs: readonly Proof[]): ProofKind | null => PROOF_KINDS.find((kind) => proofs.some((proof) => proof.kind === kind)) ?? null
