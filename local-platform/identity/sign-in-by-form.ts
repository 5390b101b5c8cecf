const REDIRECT_LIMIT = 20

/**
 * Signs in without a browser: follows the authorization address to the sign-in page, chooses a user (or Cancel), follows on to the loopback callback.
 * @param userName null presses Cancel.
 * @param cookies those of the browser, by name; given again, it is the same browser.
 * @returns the callback's own answer, that is, what the listener of the client replied.
 * @throws when the provider answers with something that is neither a redirect nor the sign-in page.
 */
export async function signInByForm(authorizationUrl: string, userName: string | null, cookies = new Map<string, string>()): Promise<Response> {
  const issuer = new URL(authorizationUrl).origin
  let url = authorizationUrl
  let form: URLSearchParams | null = null

  for (let step = 0; step < REDIRECT_LIMIT; step += 1) {
    const isOwn = new URL(url).origin === issuer
    const response: Response = await fetch(url, {
      redirect: 'manual',
      method: form === null ? 'GET' : 'POST',
      headers: isOwn && cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {},
      ...(form === null ? {} : { body: form }),
    })
    form = null
    if (!isOwn) return response
    remember(cookies, response)

    const location = response.headers.get('location')
    if (location !== null) {
      await response.body?.cancel()
      url = new URL(location, url).href
      continue
    }
    const page = await response.text()
    if (!page.includes('name="login"')) throw new Error(`Sign-in stopped at ${url}: ${response.status} ${page.slice(0, 500)}`)
    form = new URLSearchParams(userName === null ? { cancel: '1' } : { login: userName })
  }
  throw new Error(`More than ${REDIRECT_LIMIT} redirects`)
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';')
    const separator = pair.indexOf('=')
    const name = pair.slice(0, separator)
    const isGone = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute))
    if (isGone) cookies.delete(name)
    else cookies.set(name, pair.slice(separator + 1))
  }
}
