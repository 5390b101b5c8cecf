import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the lines are left; emptied before a run of `npm test`. */
export const FIGURES = path.resolve(import.meta.dirname, '../test-results/figures')

/** Writes the one line that a generated test has to report; the section that ran it prints it at its end. */
export function recordFigure(name: string, line: string): void {
  mkdirSync(FIGURES, { recursive: true })
  writeFileSync(path.join(FIGURES, `${name}.txt`), `${line}\n`)
}
