import { findChromium } from '../prepare/chromium.ts'
import { electronCommand } from '../prepare/electron-command.ts'
import { prepareElectron } from '../prepare/electron-runtime.ts'
import { inRoot } from '../root.ts'

/** How to open the console on this machine: a program and its parameters, and what to tell the user about it. */
export interface Opening {
  readonly program: string
  readonly parameters: readonly string[]
  readonly note: string | undefined
}

/** Electron where its runtime is there or can be had, else the Chromium host; undefined, with a note on the console, when there is neither. */
export function findOpening(): Opening | undefined {
  const electron = prepareElectron()
  if (electron.executable !== undefined) return { ...electronCommand(electron.executable), note: undefined }
  const note = `The Electron runtime could not be downloaded (${electron.reason}). The console opens in Chromium instead: same program, other window.`
  if (findChromium() !== undefined) return { program: process.execPath, parameters: [inRoot('tests', 'hosts', 'chromium', 'run.ts')], note }
  console.error(
    `The Electron runtime could not be downloaded (${electron.reason}), and there is no Chromium on PATH to open the console in. Install one of the two.`,
  )
  return undefined
}
