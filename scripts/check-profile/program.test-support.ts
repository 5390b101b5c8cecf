import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { ROOT } from '../root.ts'

export interface CheckRun {
  readonly code: number | null
  /** What it printed on both channels. */
  readonly output: string
  /** The lines of standard output without their times, and without the address to sign in at. */
  readonly lines: readonly string[]
}

export interface CheckOptions {
  /** Who signs in when asked to; nobody where it is left out. */
  readonly userName?: string
  readonly parameters?: readonly string[]
  /** The file to check, in place of the one that holds the profile. */
  readonly file?: string
  readonly environment?: NodeJS.ProcessEnv
  /** Called with the process once it asks for a sign-in, in place of signing in. */
  readonly onAsked?: (interrupt: (signal: NodeJS.Signals) => void) => void
}

/** Node keeps the program as it compiled it: the tests start it six times. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'check-profile')

const TIME = / \(\d+(?:\.\d)? m?s\)$/
const ASKED = /^(?:Sign in|Sign out|The browser is asked|To sign in,|To sign out,|To see who) .*\n(http\S+)\n/gm

/** Writes a profile into a folder and runs `npm run check-profile` on it, as a program of its own without a browser. */
export async function checkProfile(folder: string, profile: object, options: CheckOptions = {}): Promise<CheckRun> {
  writeFileSync(path.join(folder, 'profile.json'), JSON.stringify(profile))
  const { userName, file = 'profile.json', parameters = [], environment = {}, onAsked } = options
  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'scripts/check-profile.ts', file, ...parameters], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, INIT_CWD: folder, ADMIN_CONSOLE_OPEN_BROWSER: devNull, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  const cookies = new Map<string, string>()
  let asked = 0
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const addresses = [...output.matchAll(ASKED)].map(([, address = '']) => address)
    for (const address of addresses.slice(asked)) {
      onAsked?.((signal) => child.kill(signal))
      if (userName !== undefined) void signInByForm(address, userName, cookies).catch(() => undefined)
    }
    asked = addresses.length
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const lines = output.replaceAll(ASKED, '').trimEnd().split('\n')
  return { code, output: output + errors, lines: lines.map((line) => line.replace(TIME, '')) }
}
