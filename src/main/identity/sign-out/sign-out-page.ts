import type { ConnectionProfile } from '../../connection/profile.ts'
import { SIGNED_OUT_PAGE } from '../answer-page.ts'
import { LoopbackListener } from '../loopback-listener.ts'

/** How long the browser has to come back to the page that says "You are signed out", milliseconds. */
const RETURN_TIMEOUT = 60_000

/**
 * Ends the browser's session at a provider that has a page of its own for that, as a Cognito pool does: it takes `client_id` and `logout_uri`, which must be registered:
 * `http://<callbackHost>:<first of callbackPorts>/signed-out`. Resolves when the browser was opened; the page it comes back to is served for a minute.
 */
export async function openLogoutPage(
  logoutUrl: string,
  { identity }: Pick<ConnectionProfile, 'identity'>,
  openBrowser: (url: string) => Promise<void>,
): Promise<void> {
  const listener = await LoopbackListener.open({ host: identity.callbackHost, ports: identity.callbackPorts, path: '/signed-out' })
  const timer = setTimeout(() => listener.close(), RETURN_TIMEOUT)
  timer.unref()
  void listener
    .returned(() => true)
    .then(({ answer }) => {
      clearTimeout(timer)
      answer(SIGNED_OUT_PAGE)
      listener.close()
    })
  const address = new URL(logoutUrl)
  address.searchParams.set('client_id', identity.clientId)
  address.searchParams.set('logout_uri', listener.address)
  await openBrowser(address.href)
}
