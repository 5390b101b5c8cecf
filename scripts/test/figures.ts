import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Forgets the lines of an earlier run. */
export const clearFigures = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** The lines that generated tests recorded (`tests/figures.ts`), by the names of their files. */
export function readFigures(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
    return files.sort().map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
  } catch {
    return []
  }
}
