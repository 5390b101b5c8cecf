import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.ts'

/** Path of a new log file for the details of a run; its folder exists. */
export function newLogFile(name: string): string {
  const file = inRoot('.cache', 'logs', `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${name}.log`)
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}

/** Writes the details of something that failed. @returns the file's path */
export function writeLog(name: string, details: string): string {
  const file = newLogFile(name)
  writeFileSync(file, details)
  return file
}
