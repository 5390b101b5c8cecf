import type { PlatformContext } from '../graphql/context.ts'

/** One REST call. What `respond` returns is answered as JSON with 200; a `Rejection` becomes 400, 403, 404 or 409 with a message and no `result`. */
export interface RestRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The name faults and journal know it by. */
  readonly operation: `rest.${string}`
  /** @param input the JSON body of a POST, the query of a GET. */
  readonly respond: (input: Readonly<Record<string, unknown>>, context: PlatformContext) => unknown
}
