import { spawn } from 'node:child_process'
import type { OpenedFor } from '#main/profile-check/checked-sign-in.ts'
import { systemBrowser } from '#main/shell/native/system-browser.ts'
import { PlainFailure } from '../failure.ts'

// Not `cmd /c start`: it would read the & in an address.
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] }

/**
 * Opens a page of the provider: in the system browser, or without a display by the address alone. The address is printed
 * either way, as a browser that does not start says nothing; not where it holds a token. Rejects an
 * address that is neither https nor on this computer.
 */
export function browserFor(hasDisplay: boolean): (address: string, why: OpenedFor) => Promise<void> {
  const open = systemBrowser({ openExternal: hasDisplay ? openSystemBrowser : nothing, record: process.env['ADMIN_CONSOLE_OPEN_BROWSER'] })
  return async (address, why) => {
    const holdsToken = new URL(address).searchParams.has('id_token_hint')
    if (holdsToken && !hasDisplay) throw new PlainFailure('Without a display the page cannot be opened: its address holds a token.')
    await open(address)
    const [begin, otherwise] = WORDS[why]
    if (holdsToken) return console.log(begin)
    console.log(`${hasDisplay ? `${begin} If none opens, open this address` : `${otherwise} this address in a browser`} on this computer:\n${address}`)
  }
}

const WORDS = {
  'sign-in': ['Sign in in the browser.', 'To sign in, open'],
  'sign-out': ['Sign out in the browser: press what the page asks for.', 'To sign out, open'],
  look: ['The browser is asked who is signed in.', 'To see who is signed in, open'],
} as const

const nothing = async (): Promise<void> => undefined

async function openSystemBrowser(address: string): Promise<void> {
  const [program, ...parameters] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...parameters, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
