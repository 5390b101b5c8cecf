import * as z from 'zod'
import { ROLES } from '#shared/domain/role.ts'

const text = z.string().min(1, 'must not be empty')

/** Where a claim is: its name, which may hold dots or be an address, or the names that lead to a nested one. */
export const claimPath = z.union([text, z.array(text).min(1, 'must name at least one step')], {
  error: 'must be the name of a claim, or a list of names that leads to it, such as ["realm_access", "roles"]',
})
export type ClaimPath = z.infer<typeof claimPath>

/** JavaScript moves keys that are whole numbers to the front, whatever the file says. */
const WHOLE_NUMBER = /^\d+$/

/** What the provider calls a role, and which of ours it is. The order counts. */
export const roleMapping = z
  .record(z.string(), z.enum(ROLES))
  .superRefine((roles, context) => {
    const names = Object.keys(roles)
    const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (names.length === 0) wrong([], 'must name at least one role')
    if (names.includes('')) wrong([''], 'must have a name')
    for (const name of names.filter((one) => WHOLE_NUMBER.test(one))) wrong([name], 'cannot be mapped: the order of names that are whole numbers is lost')
  })
  .describe(
    "the identity provider's names for roles, and the role each stands for. Of several that a user has, the first in this order counts, whatever the order in " +
      'the token. A user who has none of them gets no access. With it, an identity without the role claim gets no access unless roleWhenAbsent is set.',
  )

/** What the console sets itself, and what would carry a secret or another request into the address. Compared in lower case. */
const RESERVED = new Set([
  'client_assertion',
  'client_assertion_type',
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'grant_type',
  'id_token_hint',
  'nonce',
  'redirect_uri',
  'refresh_token',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
])

/** Further parameters of the authorization request. */
export const authorizationParameters = z
  .record(z.string(), z.string())
  .superRefine((parameters, context) => {
    for (const name of Object.keys(parameters)) {
      const message = parameterProblem(name)
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .describe('further parameters of the authorization request, such as {"prompt": "select_account"}; none that the protocol needs for itself')

function parameterProblem(name: string): string | undefined {
  if (name.toLowerCase() === 'audience') return 'must be given as identity.audience'
  if (RESERVED.has(name.toLowerCase())) return 'must not be set: the console sets it itself'
  return /^[\w.:-]+$/.test(name) ? undefined : 'is not the name of a parameter'
}
