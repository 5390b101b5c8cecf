import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { BrowserRecord } from '../e2e/browser-record.ts'
import { signIn } from '../e2e/sign-in.ts'
import { type HostName, launchConsole, type RunningConsole } from '../hosts/launch.ts'

/** A console for measuring, with a folder that holds its user data between openings. */
export interface MeasuredConsole extends RunningConsole {
  readonly signIn: () => Promise<void>
}

/** Opens the console of the last build on a connection profile. */
export async function openConsole(host: HostName, folder: string, profileFile: string): Promise<MeasuredConsole> {
  const browser = new BrowserRecord(path.join(folder, 'browser.txt'))
  const running = await launchConsole(host, {
    userData: path.join(folder, 'user-data'),
    downloads: path.join(folder, 'downloads'),
    browserRecord: browser.file,
    profileFile,
    environment: {},
    isMeasured: true,
  })
  return { ...running, signIn: () => signIn({ page: running.page, browser }, 'admin@demo.example') }
}

/** Writes a copy of a connection profile that reaches GraphQL at another address. @returns the copy's path */
export async function redirectProfile(profileFile: string, graphqlUrl: string, folder: string): Promise<string> {
  const profile = JSON.parse(await readFile(profileFile, 'utf8')) as { platform: object }
  const copy = path.join(folder, 'profile.json')
  await writeFile(copy, JSON.stringify({ ...profile, platform: { ...profile.platform, graphqlUrl } }))
  return copy
}

/** The first row of data of the list on screen; the header has no grid cells. */
export const firstRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()
