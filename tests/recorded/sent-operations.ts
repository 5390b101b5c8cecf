import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Journal } from '#local-platform/faults/journal.ts'

/** Values by path of a variable (`input.configs.code`); a path without values was sent as an object or a list. */
export type SentPaths = Readonly<Record<string, readonly string[]>>

/**
 * What was sent, by the operation's name in the console's documents. A variable that was null in every call is not in
 * it.
 */
export type Sent = Readonly<Record<string, SentPaths>>

const FOLDER = 'operations-sent'
const LONGEST_VALUE = 200
const MOST_VALUES = 200

/** The variables whose text is JSON. */
const JSON_TEXTS = new Set(['payload', 'searchValue'])

/** Collects what the consoles of one worker send to their platforms, in all of its specs. */
export class SentOperations {
  readonly #operations = new Map<string, Map<string, Set<string>>>()

  /**
   * Notes every call of a platform from now on. The console gives every operation its name; what has none was asked
   * by a spec.
   */
  watch(journal: Journal): void {
    journal.onRecord = ({ operation, variables }) => {
      if (operation === 'anonymous') return
      const paths = this.#operations.get(operation) ?? new Map<string, Set<string>>()
      this.#operations.set(operation, paths)
      note(paths, '', variables)
    }
  }

  /** Writes it among the results of a run. @param outputDir Playwright's, which the next run empties */
  save(outputDir: string, worker: number): void {
    const folder = path.join(outputDir, FOLDER)
    mkdirSync(folder, { recursive: true })
    const sent = Object.fromEntries(
      [...this.#operations].map(([name, paths]) => [name, Object.fromEntries([...paths].map(([key, values]) => [key, [...values]]))]),
    )
    writeFileSync(path.join(folder, `worker-${worker}.json`), JSON.stringify(sent))
  }
}

/** Reads what the newest of several runs sent, by their folders; null if none left anything. */
export function lastSent(outputDirs: readonly string[]): Sent | null {
  const ages = outputDirs.map((outputDir) => ({ outputDir, time: statSync(path.join(outputDir, FOLDER), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  const [last] = ages.sort((a, b) => b.time - a.time)
  return last === undefined ? null : readSent(last.outputDir)
}

/** What all workers of a run sent together; null where no run left anything. */
export function readSent(outputDir: string): Sent | null {
  const folder = path.join(outputDir, FOLDER)
  if (!existsSync(folder)) return null
  const all: Record<string, Record<string, readonly string[]>> = {}
  for (const file of globSync('worker-*.json', { cwd: folder })) {
    const sent = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Sent
    for (const [name, paths] of Object.entries(sent)) {
      const known = all[name] ?? {}
      all[name] = known
      for (const [key, values] of Object.entries(paths)) known[key] = [...new Set([...(known[key] ?? []), ...values])]
    }
  }
  return all
}

function note(paths: Map<string, Set<string>>, at: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    noteAt(paths, at)
    for (const item of value) note(paths, at, item)
  } else if (typeof value === 'object') {
    if (at !== '') noteAt(paths, at)
    for (const [name, part] of Object.entries(value)) note(paths, at === '' ? name : `${at}.${name}`, part)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const values = noteAt(paths, at)
    const text = String(value)
    if (text.length <= LONGEST_VALUE && values.size < MOST_VALUES) values.add(text)
    if (JSON_TEXTS.has(at)) note(paths, at, JSON.parse(text))
  }
}

function noteAt(paths: Map<string, Set<string>>, at: string): Set<string> {
  const values = paths.get(at) ?? new Set<string>()
  paths.set(at, values)
  return values
}
