import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FOREIGN_SEEDS, type ForeignSeed } from '#local-platform/foreign/seed.ts'
import { FIGURES, recordFigure } from '../figures.ts'

const PREFIX = 'foreign-'

/** Writes down how many screens and dialogs one part of a walk came to, and the line with all that were counted in this run. */
export function recordCount(seed: ForeignSeed, part: string, count: number): void {
  mkdirSync(FIGURES, { recursive: true })
  writeFileSync(path.join(FIGURES, `${PREFIX}${seed}-${part}.json`), String(count))
  recordFigure('foreign', `screens and dialogs: ${FOREIGN_SEEDS.map((each) => `${countedOf(each)} ${each}`).join(', ')}`)
}

/** All that was counted for a seed, by every worker. */
const countedOf = (seed: ForeignSeed): number =>
  readdirSync(FIGURES)
    .filter((name) => name.startsWith(`${PREFIX}${seed}-`))
    .reduce((sum, name) => sum + Number(readFileSync(path.join(FIGURES, name), 'utf8')), 0)
