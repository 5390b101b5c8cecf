import { GraphQLError } from 'graphql'

/** The kinds of refusal, named as AppSync names them in `errorType`. */
export type ErrorType = 'ValidationException' | 'NotFound' | 'Conflict' | 'Unauthorized' | 'NotServed'

/**
 * A refusal that a client may read: `message` in UPPER_SNAKE, so that a screen shows it with its underscores as blanks; `errorType` beside it.
 * Everything else a resolver throws is masked.
 */
export class Rejection extends GraphQLError {
  override readonly name = 'Rejection'
  readonly errorType: ErrorType

  constructor(errorType: ErrorType, message: string) {
    super(message, { extensions: { errorType } })
    this.errorType = errorType
  }
}

/** An argument breaks a rule: `AMOUNT_MUST_BE_POSITIVE`. */
export const invalid = (message: string): Rejection => new Rejection('ValidationException', message)

/** A named thing is not there, or not there for this caller: `SITE_NOT_FOUND`. */
export const notFound = (message: string): Rejection => new Rejection('NotFound', message)

/** A name is taken or a state forbids it: `DOMAIN_ALREADY_EXISTS`. */
export const conflict = (message: string): Rejection => new Rejection('Conflict', message)

/** The caller may not do this at all. */
export const unauthorized = (message = 'NOT_AUTHORIZED'): Rejection => new Rejection('Unauthorized', message)
