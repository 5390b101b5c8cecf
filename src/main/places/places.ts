import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { PlaceState } from '#shared/bridge/places.ts'
import { placesCountryCode } from '#shared/domain/country.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import type { Logger } from '../log/logger.ts'
import { bodyWithin } from '../platform/http/body-within.ts'

export interface PlacesOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly fetch: typeof fetch
  readonly logger: Logger
  /** How long the service may take for one answer, milliseconds. */
  readonly timeout?: number
}

const TIMEOUT = 10_000
/** Bytes. The cities of a large country are far less. */
const LARGEST_ANSWER = 8 * 1024 ** 2

const KEY_HEADER = 'X-CSCAPI-KEY'

const stateList = z.array(z.object({ name: z.string().min(1), iso2: z.string().min(1) }))
const cityList = z.array(z.object({ name: z.string().min(1) }))

/** States and cities from the public places service. What it answered once is not asked for again. */
export class Places {
  readonly #options: PlacesOptions
  readonly #known = new Map<string, unknown>()

  constructor(options: PlacesOptions) {
    this.#options = options
  }

  /** The states of a country, by its stored code, sorted by name. Failures: `not-found` without a service or for an unlisted country, `unreachable`, `invalid-answer`. */
  async states({ country }: CallArgument<'places.states'>): Promise<Result<PlaceState[]>> {
    const answer = await this.#ask(country, 'states', stateList)
    return answer.ok ? success(answer.value.map(({ name, iso2 }) => ({ name, code: iso2 })).toSorted(byName)) : answer
  }

  /** The cities of a state, by the state's code of the service, sorted by name. Failures as of `states`. */
  async cities({ country, state }: CallArgument<'places.cities'>): Promise<Result<string[]>> {
    const answer = await this.#ask(country, `states/${encodeURIComponent(state)}/cities`, cityList)
    return answer.ok ? success([...new Set(answer.value.toSorted(byName).map(({ name }) => name))]) : answer
  }

  async #ask<Answer>(country: string, path: string, schema: z.ZodType<Answer>): Promise<Result<Answer>> {
    const service = this.#options.connection.profile()?.places
    const code = placesCountryCode(country)
    if (service === undefined) return failure('not-found', 'The connection profile names no places service.')
    if (code === undefined) return failure('not-found', 'The places service does not know this country.')
    const address = `${service.url.replace(/\/$/, '')}/countries/${code}/${path}`
    const known = this.#known.get(address)
    if (known !== undefined) return success(known as Answer)
    const answer = await this.#fetch(address, service.apiKey)
    if (!answer.ok) return answer
    const parsed = schema.safeParse(answer.value)
    if (!parsed.success) {
      this.#options.logger.warn('The places service gave an answer of another shape')
      return failure('invalid-answer', 'The places service gave an answer that cannot be read.')
    }
    this.#known.set(address, parsed.data)
    return success(parsed.data)
  }

  async #fetch(address: string, apiKey: string): Promise<Result<unknown>> {
    const { fetch, logger, timeout = TIMEOUT } = this.#options
    try {
      const answer = await fetch(address, { headers: { [KEY_HEADER]: apiKey }, redirect: 'error', signal: AbortSignal.timeout(timeout) })
      if (answer.ok) {
        const body = await bodyWithin(answer, LARGEST_ANSWER)
        // What is too long is read as nothing, which no list is.
        return success(body === undefined ? undefined : JSON.parse(body.toString('utf8')))
      }
      logger.warn(`The places service answered ${answer.status}`)
      return failure('unreachable', `The places service answered ${answer.status}.`)
    } catch (cause) {
      logger.warn(`The places service could not be reached: ${cause instanceof Error ? cause.name : String(cause)}`)
      return failure('unreachable', 'The places service cannot be reached.')
    }
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name, 'en')

export const placesHandlers = (places: Places): HandlersOf<'places'> => ({
  'places.states': (request) => places.states(request),
  'places.cities': (request) => places.cities(request),
})
