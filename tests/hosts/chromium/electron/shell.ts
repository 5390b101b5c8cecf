import { spawn } from 'node:child_process'
import path from 'node:path'

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }

/** Hands something to the program the system has for it. Rejects when there is no opener. */
function open(target: string): Promise<void> {
  const [program, ...parameters] = OPENERS[process.platform] ?? ['xdg-open']
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...parameters, target], { stdio: 'ignore', detached: true })
    child.once('error', reject)
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
  })
}

export const shell = {
  openExternal: async (address: string): Promise<void> => {
    try {
      await open(address)
    } catch {
      console.log(`Open this address in a browser:\n${address}`)
    }
  },
  openPath: async (file: string): Promise<string> => {
    try {
      await open(file)
      return ''
    } catch (cause) {
      return String(cause)
    }
  },
  showItemInFolder: (file: string): void => {
    open(path.dirname(file)).catch(() => console.log(`The file stands at ${file}`))
  },
}
