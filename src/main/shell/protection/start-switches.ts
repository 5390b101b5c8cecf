import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a packaged console may be started with: its own, and Chromium's about language, picture and accessibility. None of them weakens a protection. */
const ACCEPTED = new Set([
  'profile',
  'connection',
  'new-window',
  'lang',
  'force-device-scale-factor',
  'force-renderer-accessibility',
  'disable-gpu',
  'ozone-platform',
  'ozone-platform-hint',
  'gtk-version',
  'xdg-portal-required-version',
])

/**
 * The switches on a command line that a packaged console does not start with: whatever is not accepted, as Chromium has over a thousand. A switch
 * is what Chromium or Node could take for one: `-name`, on Windows `/name`, after `--`, in any case of letters.
 * @param argv the program first
 */
export function refusedSwitches(argv: readonly string[], platform: NodeJS.Platform): readonly string[] {
  const prefix = platform === 'win32' ? /^(?:--?|\/)(?=[^-])/ : /^--?(?=[^-])/
  const names = argv.slice(1).flatMap((argument) => (prefix.test(argument) ? [argument.replace(prefix, '').replace(/=.*/s, '').toLowerCase()] : []))
  return [...new Set(names)].filter((name) => !ACCEPTED.has(name)).map((name) => `--${name}`)
}

/** Whether this package is for its own smoke test. Packaging writes it into the archive (`packageApp`), nothing at run time can. */
export function isTestBuild(appPath: string): boolean {
  const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as { readonly isTestBuild?: unknown }
  return manifest.isTestBuild === true
}
