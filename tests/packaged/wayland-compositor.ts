import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, watch } from 'node:fs/promises'
import path from 'node:path'

const SOCKET = 'wayland-console'

/** A Wayland compositor without a screen, and the environment of a session in it. @param folder for its socket */
export async function startCompositor(folder: string): Promise<{ readonly environment: NodeJS.ProcessEnv; readonly stop: () => Promise<void> }> {
  const runtime = path.join(folder, 'runtime')
  await mkdir(runtime, { mode: 0o700 })
  const { DISPLAY: _noX11, ...inherited } = process.env
  const environment = { ...inherited, XDG_RUNTIME_DIR: runtime, XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: SOCKET }
  const parameters = ['--backend=headless-backend.so', `--socket=${SOCKET}`, '--width=1440', '--height=900', '--idle-time=0', '--no-config']
  const child = spawn('weston', parameters, { env: { ...inherited, XDG_RUNTIME_DIR: runtime }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  const stopped = ended.then(() => Promise.reject(new Error(`The compositor ended: ${said}`)))
  await Promise.race([exists(runtime, SOCKET), stopped])
  stopped.catch(() => undefined)
  return {
    environment,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Ends once a folder holds that file. */
async function exists(folder: string, name: string): Promise<void> {
  const changes = watch(folder)
  if (existsSync(path.join(folder, name))) return
  for await (const _change of changes) if (existsSync(path.join(folder, name))) return
}
