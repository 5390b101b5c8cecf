/** Where the endpoints of a provider are, below its issuer. */
interface Endpoints {
  readonly authorization: string
  readonly token: string
  readonly end_session: string
  readonly revocation: string
  readonly jwks: string
}

type Claims = Readonly<Record<string, unknown>>

/** How one product speaks OpenID Connect: what a certified provider needs changed to answer as it does. */
export interface Dialect {
  readonly name: string
  /** The issuer's path, `/` where it ends with its host and a slash. */
  readonly issuerPath: string
  readonly endpoints: Endpoints
  /** How callback addresses are matched: whole, or without the port. */
  readonly callbacks: 'exact' | 'any-port'
  readonly callbackHost: 'localhost' | '127.0.0.1'
  readonly scopes: readonly string[]
  /** Settings of the profile that the dialect needs. */
  readonly identity: Claims
  readonly platform: Claims
  readonly idClaims: Claims
  readonly accessClaims: Claims
  /** The API that access tokens are for; undefined: they are for nobody in particular, and cannot be read. */
  readonly audience: string | undefined
  /** The parameter by which the API is asked for; undefined: every access token is for it. */
  readonly audienceParameter?: 'audience'
  /** What its description lacks. */
  readonly undescribed: readonly string[]
  /** Whether a refresh replaces the refresh token. */
  readonly rotates: boolean
  /** Every identity token has `auth_time`; otherwise only one that is asked for by `max_age`. */
  readonly saysAuthTime?: true
  readonly revokes: boolean
  /** `pool`: a page of its own that takes `client_id` and `logout_uri`, which must be registered. */
  readonly signOut: 'openid' | 'pool'
  /** Its answer to a refresh token that is over. */
  readonly over: { readonly status: number; readonly body: Claims }
  /** Who the console takes the user for. */
  readonly user: { readonly userName: string; readonly role: string }
  /** What the token that calls carry holds at least. */
  readonly carried: Claims
}
