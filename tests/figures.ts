import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../test-results/figures')

/** Writes the summary line of a generated test to `test-results/figures/<name>.txt`; the section prints it at its end. */
export function recordFigure(name: string, line: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${name}.txt`), `${line}\n`)
}
