import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './command.ts'
import { SESSION_FOLDER } from './process-group.ts'
import { inRoot } from './root.ts'

/** A command and its parameters, wrapped so that it runs in a desktop session of its own. */
export interface SessionCommand {
  readonly program: string
  readonly parameters: readonly string[]
  readonly environment: NodeJS.ProcessEnv
}

/** What a desktop session has here. */
export interface Desktop {
  readonly display: 'virtual' | 'own' | 'none'
  readonly keychain: 'gnome-keyring' | 'own' | 'none'
}

// Without -noreset the server restarts whenever its last window closes, and a window that opens just then finds none.
const VIRTUAL_SCREEN = '-screen 0 1920x1080x24 -noreset'

/** What desktop the tests get on this machine: a virtual display and a throw-away keychain where they can be had, never the user's own in their place. */
export function findDesktop(): Desktop {
  if (process.platform !== 'linux') return { display: 'own', keychain: 'own' }
  const hasAll = (...names: readonly string[]): boolean => names.every((name) => findProgram(name) !== undefined)
  const ownDisplay = process.env['DISPLAY'] ? 'own' : 'none'
  return {
    display: hasAll('xvfb-run', 'Xvfb', 'xauth') ? 'virtual' : ownDisplay,
    keychain: hasAll('gnome-keyring-daemon', 'dbus-run-session') ? 'gnome-keyring' : 'none',
  }
}

/**
 * Wraps a command in `xvfb-run` and in `dbus-run-session` with an unlocked keyring, as far as the desktop has them, with a folder of its own for all its
 * temporary files. `run` ends the session's daemons and removes that folder when the command has ended.
 * By ADMIN_CONSOLE_TEST_KEYCHAIN the tests know which to expect: with `none` they check the no-keychain behaviour instead.
 */
export function inDesktopSession(desktop: Desktop, program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv): SessionCommand {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-console-'))
  let command = [program, ...parameters]
  let variables: NodeJS.ProcessEnv = {
    ...environment,
    ADMIN_CONSOLE_TEST_KEYCHAIN: desktop.keychain === 'none' ? 'none' : 'present',
    [SESSION_FOLDER]: folder,
    TMPDIR: folder,
    // Outlasts the folder: compiling the tests takes every worker of every run two seconds.
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'),
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: inRoot('node_modules', '.cache', 'playwright'),
  }
  if (desktop.keychain === 'gnome-keyring') {
    // The daemon reads the keyring's password, here an empty line, from its input. Its files go to folders of their own.
    const control = path.join(folder, 'keyring')
    mkdirSync(control, { mode: 0o700 })
    const unlock = `printf "\\n" | gnome-keyring-daemon --unlock --components=secrets --control-directory='${control}' >/dev/null 2>&1; exec "$@" 2>&3 3>&-`
    // The message bus writes remarks about the machine to its error output; the command keeps the one it was given.
    const quietBus = `exec 3>&2; exec dbus-run-session -- sh -c '${unlock.replaceAll("'", `'\\''`)}' sh "$@" 2>/dev/null`
    command = ['sh', '-c', quietBus, 'sh', ...command]
    variables = { ...variables, XDG_DATA_HOME: path.join(folder, 'data') }
  }
  if (desktop.display === 'virtual') command = ['xvfb-run', '--auto-servernum', `--server-args=${VIRTUAL_SCREEN}`, ...command]
  const [first = program, ...rest] = command
  return { program: first, parameters: rest, environment: variables }
}
