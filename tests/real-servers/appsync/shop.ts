import { buildSchema, type GraphQLOutputType, type GraphQLSchema, getNullableType, isListType, isObjectType, isScalarType } from 'graphql'
import { profileSchema } from '#main/connection/profile.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import { Fittings } from '#main/platform/fitting/fittings.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import { failure, success } from '#shared/result.ts'
import { differenceOf } from '../../fit/faults.ts'
import { shown, valuesIn } from '../../fit/foreign-platform.ts'
import type { Operation } from '../../fit/own-operations.ts'
import { type Asked, Simulator } from './simulator.ts'

const NOTHING_KEPT = 'A test keeps nothing.'
const NO_VAULT = {
  status: () => ({ mode: 'memory-only', reason: NOTHING_KEPT }) as const,
  seal: async () => failure('storage', NOTHING_KEPT),
  open: async () => ({ state: 'unavailable', reason: NOTHING_KEPT }) as const,
}

const SCALARS = ['AWSDate', 'AWSDateTime', 'AWSEmail', 'AWSJSON', 'AWSTimestamp', 'AWSURL']

/** A token as a Cognito pool gives it, by a pool's issuer. The simulator does not look at the signature. */
export function poolToken(issuer: string): string {
  const claims = { iss: issuer, sub: '00000000-0000-4000-8000-000000000000', 'cognito:username': 'asha', token_use: 'id' }
  return [{ alg: 'RS256', kid: 'one' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.c2lnbmF0dXJl')
}

/**
 * The console's own client of platforms, at the simulated AppSync of a schema. The resolvers hold our own values, and
 * know nothing of plans.
 */
export class Shop {
  readonly #theirs: GraphQLSchema
  #simulator: Simulator | undefined
  #client: PlatformClient | undefined
  #called: Operation | undefined
  #received: Asked[] = []
  /** Token sent with the console's calls. */
  token = ''

  /** @param sdl without AppSync's scalars, which the simulator adds itself */
  private constructor(sdl: string) {
    this.#theirs = buildSchema(`${SCALARS.map((name) => `scalar ${name}\n`).join('')}${sdl}`)
  }

  static async start(sdl: string): Promise<Shop> {
    const shop = new Shop(sdl)
    shop.#simulator = await Simulator.start(sdl, (asked) => shop.#answer(asked))
    shop.#client = await shop.#clientOf(shop.#simulator.url, sdl)
    return shop
  }

  async #clientOf(url: string, sdl: string): Promise<PlatformClient> {
    const profile = profileSchema.parse({
      name: 'Shop',
      environment: 'local',
      identity: { issuer: 'https://identity.example', clientId: 'console', roleWhenAbsent: null },
      platform: { graphqlUrl: url, restUrl: url, schema: 'shop.graphql' },
    })
    const fittings = new Fittings({ folder: '', vault: NO_VAULT, release: 'test', logger: silentLogger })
    const problem = await fittings.prepare({ ok: true, profile, schemaText: sdl })
    if (problem !== undefined) throw new Error(problem)
    return new PlatformClient({
      connection: { profile: () => profile, onChange: () => () => undefined },
      identity: {
        token: async () => success(this.token),
        renewedToken: async () => failure('signed-out', 'There is no other token.'),
        expire: () => undefined,
        owner: () => 'asha',
      },
      fittings,
      fetch,
      logger: silentLogger,
      timeouts: { retries: [] },
    })
  }

  /** Sends an operation with values of ours. @returns what is wrong with what arrived there or came back */
  async faultOf(operation: Operation): Promise<readonly string[]> {
    this.#called = operation
    this.#received = []
    const { name, variables, truth, key } = operation
    const answer = await this.#client?.execute(name, variables)
    if (answer?.ok !== true) return [`${name}: ${answer?.error.kind}: ${answer?.error.message}`]
    const received = new Set(valuesIn(this.#received.map((asked) => asked.arguments)))
    const lost = valuesIn(variables).filter((value) => !received.has(value))
    if (lost.length > 0) return [`${name}: ${lost.join(', ')} got lost`]
    if (this.#received.some(({ claims }) => claims['cognito:username'] !== 'asha')) return [`${name}: the user is not the one of the token`]
    const given = (JSON.parse(answer.value.data) as Readonly<Record<string, unknown>>)[key]
    const difference = differenceOf(given, truth, [], key)
    return difference === null ? [] : [`${name}: ${difference}`]
  }

  async stop(): Promise<void> {
    this.#client?.close()
    await this.#simulator?.stop()
  }

  #answer(asked: Asked): unknown {
    const operation = this.#called
    const root = asked.type === 'Query' ? this.#theirs.getQueryType() : this.#theirs.getMutationType()
    const type = root?.getFields()[asked.field]?.type
    this.#received.push(asked)
    if (operation === undefined || type === undefined) return null
    return resolved(type, shown(operation.type, type, operation.truth, typeof asked.arguments['nextToken'] === 'string'))
  }
}

/** As a resolver gives it: AppSync itself makes texts of what is AWSJSON. */
function resolved(type: GraphQLOutputType, value: unknown): unknown {
  const inner = getNullableType(type)
  if (value === null || value === undefined) return null
  if (isListType(inner)) return (value as unknown[]).map((each) => resolved(inner.ofType, each))
  if (isObjectType(inner)) {
    const fields = inner.getFields()
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fields[name] === undefined ? each : resolved(fields[name].type, each)]))
  }
  return isScalarType(inner) && inner.name === 'AWSJSON' ? JSON.parse(value as string) : value
}
