import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { signInByForm } from '../identity/sign-in-by-form.ts'
import type { LocalPlatform } from '../start.ts'

/** What a client holds after a sign-in. */
export interface SignedIn {
  readonly idToken: string
  readonly refreshToken: string
  readonly claims: Readonly<Record<string, unknown>>
  /** Where to send the browser to sign out. */
  readonly endSessionUrl: string
  refresh(): Promise<{ idToken: string; refreshToken: string }>
}

/**
 * Signs in as the console does, by the certified client library: discovery, code with PKCE, loopback callback. Rejects with the provider's error.
 * @param userName null presses Cancel.
 * @param cookies those of the browser, by name; given again, it is the same browser.
 */
export async function signIn(platform: Pick<LocalPlatform, 'profile'>, userName: string | null, cookies = new Map<string, string>()): Promise<SignedIn> {
  const { issuer, clientId } = platform.profile.identity
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the platform listens on loopback without TLS
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, client.None(), { execute: [client.allowInsecureRequests] })
  const callback = createServer((_request, response) => response.end('You can close this window.'))
  await new Promise<void>((resolve) => callback.listen(0, '127.0.0.1', resolve))
  try {
    const redirectUri = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const expectedState = client.randomState()
    const expectedNonce = client.randomNonce()
    const authorizationUrl = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email offline_access',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
    })
    const answered = await signInByForm(authorizationUrl.href, userName, cookies)
    const tokens = await client.authorizationCodeGrant(configuration, new URL(answered.url), { pkceCodeVerifier, expectedState, expectedNonce })
    return {
      ...read(tokens),
      claims: { ...tokens.claims() },
      endSessionUrl: client.buildEndSessionUrl(configuration, { id_token_hint: tokens.id_token ?? '' }).href,
      refresh: async () => read(await client.refreshTokenGrant(configuration, tokens.refresh_token ?? '')),
    }
  } finally {
    callback.close()
  }
}

function read({ id_token: idToken, refresh_token: refreshToken }: client.TokenEndpointResponse): { idToken: string; refreshToken: string } {
  if (idToken === undefined || refreshToken === undefined) throw new Error('The provider gave no identity token or no refresh token')
  return { idToken, refreshToken }
}
