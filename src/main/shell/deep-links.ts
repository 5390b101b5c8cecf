import type { App } from 'electron'
import { LINK_SCHEME } from '#shared/record-link.ts'
import { addressOfAnyLink } from '#shared/view-link.ts'
import type { Emit } from '../bridge/serve-bridge.ts'
import type { Logs } from '../log/log.ts'
import type { Notices } from './notices.ts'
import { isTestBuild } from './protection/start-switches.ts'

export interface DeepLinksOptions {
  readonly emit: Emit
  readonly notices: Pick<Notices, 'announce' | 'withdraw'>
  readonly refused: Logs['refused']
  /** The page in use, which is told of a link. */
  readonly page: () => number | undefined
}

const IS_LINK = new RegExp(`^${LINK_SCHEME}:`, 'i')

/** Links into the console, which any web page or program may hand over. One waits until a page with an open session takes it; a newer one replaces it. */
export class DeepLinks {
  readonly #options: DeepLinksOptions
  #waiting: string | null = null

  constructor(options: DeepLinksOptions) {
    this.#options = options
  }

  /** Takes the link of a command line, the last one where there are several. */
  receiveFrom(argv: readonly string[]): void {
    const link = argv.findLast((argument) => IS_LINK.test(argument))
    if (link !== undefined) this.receive(link)
  }

  /** Keeps a link for the page, or reports that it leads nowhere. The text of a refused link is shown to nobody: whoever wrote it chose the words. */
  receive(link: string): void {
    const { emit, notices, refused, page } = this.#options
    if (addressOfAnyLink(link) === null) {
      refused('a link into the console that leads nowhere')
      notices.announce({ kind: 'link-refused', intent: 'warning', message: 'A link was not opened: it leads to nothing in this console.' })
      return
    }
    this.#waiting = link
    notices.withdraw('link-refused')
    emit('shell.linkWaiting', null, page())
  }

  /** The link that waits, once: a page asks when its session is open. */
  take(): string | null {
    const link = this.#waiting
    this.#waiting = null
    return link
  }
}

/**
 * Hands over the links that the system opens the console with: on its own command line, on that of a second start, and on macOS as an event, which may
 * come before the application is ready. An installed console registers itself for the scheme.
 * @param show brings the window to the front; a second start does so by itself
 */
export function followLinks(app: App, links: DeepLinks, show: () => void): void {
  // After `--` no part of a link counts as a switch, however the system splits it.
  if (app.isPackaged && !isTestBuild(app.getAppPath())) app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--'])
  app.on('second-instance', (_event, argv) => links.receiveFrom(argv.slice(1)))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    links.receive(link)
    void app.whenReady().then(show)
  })
  links.receiveFrom(process.argv.slice(1))
}
