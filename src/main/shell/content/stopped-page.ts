/** Address path of the page shown when the window keeps crashing. No route of the renderer begins with `/-/`. */
export const STOPPED_PATH = '/-/stopped'

export const stoppedAddress = (crashedAt: string): string => {
  const { pathname, search } = new URL(crashedAt)
  return `${STOPPED_PATH}?${new URLSearchParams({ return: pathname === STOPPED_PATH ? '/' : pathname + search })}`
}

/** Static, without script. `returnTo` is an address inside the console; anything else leads to the first screen. */
export function stoppedPage(returnTo: string | null): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Admin Console</title>
<style nonce="__CSP_NONCE__">
  :root { color-scheme: light dark; font: menu }
  body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center }
</style>
<main>
  <h1>The console keeps stopping</h1>
  <p>This screen stopped working three times within a minute. What was saved on the platform is not affected.</p>
  <p><a href="${escapeAttribute(pathInside(returnTo))}">Reload this screen</a></p>
  <p><a href="/">Go to the first screen</a></p>
</main>
</html>
`
}

function pathInside(returnTo: string | null): string {
  const path = returnTo ?? '/'
  const isInside = path.startsWith('/') && !path.startsWith('//') && !path.includes('\\')
  return isInside ? path : '/'
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** At `LIMIT` crashes within this time the page is not loaded again by itself. */
const WINDOW_MS = 60_000
const LIMIT = 3

/** Distinguishes a single crash, which a reload mends, from a page that crashes as soon as it loads. */
export class CrashLimit {
  #crashes: number[] = []

  /** Counts a crash at `now`, milliseconds. Returns whether the page may be loaded again. */
  allowsReload(now = performance.now()): boolean {
    this.#crashes = [...this.#crashes.filter((at) => now - at < WINDOW_MS), now]
    return this.#crashes.length < LIMIT
  }
}
