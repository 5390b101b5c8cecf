import { spawn } from 'node:child_process'
import { systemBrowser } from '#main/shell/native/system-browser.ts'

// Not `cmd /c start`: it would read the & in an address.
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] }

/**
 * Sends the user to the sign-in page: in the system browser, or without a display by the address alone. The address is printed either way: a browser that
 * does not start says nothing. Rejects an address that is neither https nor on this computer.
 */
export function browserFor(hasDisplay: boolean): (address: string) => Promise<void> {
  const open = systemBrowser({ openExternal: hasDisplay ? openSystemBrowser : nothing, record: process.env['ADMIN_CONSOLE_OPEN_BROWSER'] })
  return async (address) => {
    await open(address)
    console.log(
      `${hasDisplay ? 'Sign in in the browser. If none opens, open this address' : 'To sign in, open this address in a browser'} on this computer:\n${address}`,
    )
  }
}

const nothing = async (): Promise<void> => undefined

async function openSystemBrowser(address: string): Promise<void> {
  const [program, ...parameters] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...parameters, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
