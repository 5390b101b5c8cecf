import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'

/** A refused token, with a reason that may be shown. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

/** Proves an identity token and gives back its claims, or throws `TokenRefused`. */
export type TokenVerifier = (authorization: string | undefined) => Promise<JWTPayload>

export interface TokenVerifierOptions {
  readonly issuer: string
  readonly audience: string
  /** The issuer's published keys, handed over in the process: a fault of the identity service must not become one of this service. */
  readonly jwks: JSONWebKeySet
  /** Whether a test has declared this token expired before its time. */
  readonly isExpired: (tokenId: string) => boolean
}

/** Checks signature (by the issuer's key set), issuer, audience and expiry. `Authorization` holds the bare token or `Bearer <token>`. */
export function createTokenVerifier({ issuer, audience, jwks, isExpired }: TokenVerifierOptions): TokenVerifier {
  const keys = createLocalJWKSet(jwks)
  return async (authorization) => {
    const token = authorization?.replace(/^Bearer(?:\s+|$)/i, '').trim() ?? ''
    if (token === '') throw new TokenRefused('VALID_AUTHORIZATION_HEADER_NOT_PROVIDED')
    const claims = await verify(token)
    if (typeof claims.jti === 'string' && isExpired(claims.jti)) throw new TokenRefused('TOKEN_HAS_EXPIRED')
    return claims
  }

  async function verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] })
      return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenRefused('TOKEN_HAS_EXPIRED')
      if (error instanceof errors.JOSEError) throw new TokenRefused('TOKEN_NOT_VALID')
      throw error
    }
  }
}
