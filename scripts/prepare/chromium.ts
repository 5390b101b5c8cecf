import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../command.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Absolute path of a Chromium or Chrome: on PATH, in the usual place of this system, else the one that Playwright installed. Undefined without one. */
export function findChromium(): string | undefined {
  return findProgram(...NAMES) ?? usualPlaces(process.platform, process.env, homedir()).find((file) => existsSync(file)) ?? playwrightsChromium()
}

/** Where macOS and Windows keep a browser, which is never on PATH there. */
export function usualPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, home: string): readonly string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
    return ['/Applications', path.posix.join(home, 'Applications')].flatMap((folder) => apps.map((app) => path.posix.join(folder, app)))
  }
  if (platform !== 'win32') return []
  const folders = [environment['PROGRAMFILES'], environment['PROGRAMFILES(X86)'], environment['LOCALAPPDATA']].filter((folder) => folder !== undefined)
  const programs = [String.raw`Google\Chrome\Application\chrome.exe`, String.raw`Chromium\Application\chrome.exe`]
  return folders.flatMap((folder) => programs.map((program) => path.win32.join(folder, program)))
}

/** Playwright is loaded only here: half of what a start of the Chromium host took went to loading it. */
function playwrightsChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
