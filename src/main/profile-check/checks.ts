import { checkIdentity } from '../identity/check-identity.ts'
import { checkAnalytics } from './analytics-check.ts'
import { type Check, SERVICE_LIMIT } from './check.ts'
import { SIGN_IN_LIMIT } from './checked-sign-in.ts'
import { checkGraphql } from './graphql-check.ts'
import { checkPlaces } from './places-check.ts'
import { checkRest } from './rest-check.ts'
import { checkSignIn } from './sign-in-check.ts'
import { checkSignInPage } from './sign-in-page-check.ts'
import { checkStoredFiles } from './storage-check.ts'

/** Every check, in the order in which they are tried: what a later one needs comes first. */
export const CHECKS: readonly Check[] = [
  { service: 'Identity', limit: SERVICE_LIMIT, run: ({ profile, fetch }) => checkIdentity(profile, fetch) },
  { service: 'Sign-in page', limit: SERVICE_LIMIT, run: checkSignInPage },
  { service: 'Sign-in', limit: SIGN_IN_LIMIT + SERVICE_LIMIT, run: checkSignIn },
  { service: 'GraphQL', limit: SERVICE_LIMIT, run: checkGraphql },
  { service: 'REST', limit: SERVICE_LIMIT, run: checkRest },
  { service: 'Analytics', limit: SERVICE_LIMIT, run: checkAnalytics },
  { service: 'Storage', limit: SERVICE_LIMIT, run: checkStoredFiles },
  { service: 'Places', limit: SERVICE_LIMIT, run: checkPlaces },
]
