import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildSchema, execute, parse, validate } from 'graphql'

type Values = Readonly<Record<string, unknown>>

/** A request that arrived: the faults of its document by the platform's own schema, and the arguments of its field. */
export interface Arrived {
  readonly field: string
  readonly faults: readonly string[]
  readonly given: Values
}

/** A platform that serves a schema of its own on loopback, by graphql-js alone: it knows nothing of the console. */
export async function startOtherPlatform(sdl: string, answers: Readonly<Record<string, (given: Values) => unknown>>) {
  const schema = buildSchema(sdl)
  const arrived: Arrived[] = []
  const rootValue = Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [
      field,
      (given: Values) => {
        arrived.push({ field, faults: [], given: JSON.parse(JSON.stringify(given)) as Values })
        return answer(given)
      },
    ]),
  )
  const server = createServer((request, response) => {
    void (async () => {
      const { query, variables } = JSON.parse(await text(request)) as { query: string; variables: Values }
      const document = parse(query)
      const faults = validate(schema, document).map(({ message }) => message)
      if (faults.length > 0) arrived.push({ field: 'none', faults, given: {} })
      const result =
        faults.length > 0 ? { errors: faults.map((message) => ({ message })) } : await execute({ schema, document, rootValue, variableValues: variables })
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, arrived, close: () => new Promise((resolve) => server.close(resolve)) }
}
