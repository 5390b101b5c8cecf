import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.ts'

const FOLDER = inRoot('.cache', 'logs')
/** Older files are removed. */
const KEPT_FILES = 50

/** Path of a new log file for the details of a run; its folder exists. */
export function newLogFile(name: string): string {
  mkdirSync(FOLDER, { recursive: true })
  // The names begin with the time.
  const old = readdirSync(FOLDER).sort().slice(0, -KEPT_FILES)
  for (const file of old) rmSync(path.join(FOLDER, file), { force: true })
  return path.join(FOLDER, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${name}.log`)
}

/** Writes the details of something that failed. @returns the file's path */
export function writeLog(name: string, details: string): string {
  const file = newLogFile(name)
  writeFileSync(file, details)
  return file
}
