import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../root.ts'

/** One line of `docs/requirements`. */
export interface Requirement {
  /** `SNEW-039` */
  readonly id: string
  /** `SNEW` */
  readonly area: string
  /** `rule`, `screen`, `ambiguity` */
  readonly kind: string
  /** How it is proven, as the line says: a kind of `proofs.ts`, `none`, or nothing yet. */
  readonly proof: string
  readonly text: string
}

const FILES = ['site-areas.md', 'catalogue-areas.md']
const LINE = /^- (([A-Z]+\d*)-\d{3}) · \[(\w+)\] (?:\{(\w+)\} )?(.*)$/gm

/** Every requirement, in the order of the two files. */
export const readRequirements = (): readonly Requirement[] =>
  FILES.flatMap((file) =>
    [...readFileSync(inRoot('docs', 'requirements', file), 'utf8').matchAll(LINE)].map(([, id = '', area = '', kind = '', proof = '', text = '']) => ({
      id,
      area,
      kind,
      proof,
      text,
    })),
  )

/** Writes into every line how it is proven: `- SNEW-039 · [rule] {screen} ...`. @param proofOf by ID */
export function writeProofs(proofOf: (id: string) => string): void {
  for (const file of FILES) {
    const path = inRoot('docs', 'requirements', file)
    const text = readFileSync(path, 'utf8').replaceAll(
      LINE,
      (_, id: string, _area, kind: string, _proof, rest: string) => `- ${id} · [${kind}] {${proofOf(id)}} ${rest}`,
    )
    writeFileSync(path, text)
  }
}
