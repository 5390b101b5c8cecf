import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

// node serve.ts <folder of the packages> <schema.graphql> <address> [<issuer>]: serves a schema as AppSync
// does, for tokens of any Cognito pool, or of an OpenID provider. Each field is resolved by a POST of its name and
// arguments to the address. Prints its own.

interface Simulator {
  init(configuration: object): void
  readonly schema: {
    getType(name: string): { getFields(): Readonly<Record<string, unknown>> } | undefined
  }
  readonly _server: { readonly _operationServer: { readonly app: RequestListener } }
}

const [packages = '', schemaFile = '', answers = '', issuer] = process.argv.slice(2)
const { AmplifyAppSyncSimulator } = createRequire(path.join(packages, 'package.json'))('@aws-amplify/amplify-appsync-simulator') as {
  readonly AmplifyAppSyncSimulator: new () => Simulator
}

const invoke = async (payload: unknown): Promise<unknown> =>
  (await fetch(answers, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })).json()

const configuration = {
  schema: { content: readFileSync(schemaFile, 'utf8') },
  appSync: {
    name: 'shop',
    // A second way to sign in would have to be named at each type of the schema.
    defaultAuthenticationType:
      issuer === undefined
        ? { authenticationType: 'AMAZON_COGNITO_USER_POOLS', cognitoUserPoolConfig: {} }
        : { authenticationType: 'OPENID_CONNECT', openIDConnectConfig: { Issuer: issuer } },
    additionalAuthenticationProviders: [],
  },
  dataSources: [{ type: 'AWS_LAMBDA', name: 'shop', invoke }],
}

const simulator = new AmplifyAppSyncSimulator()
simulator.init(configuration)
const resolvers = ['Query', 'Mutation'].flatMap((typeName) =>
  Object.keys(simulator.schema.getType(typeName)?.getFields() ?? {}).map((fieldName) => ({
    kind: 'UNIT',
    typeName,
    fieldName,
    dataSourceName: 'shop',
    requestMappingTemplate: `{ "version": "2018-05-29", "operation": "Invoke", "payload": {
      "type": "${typeName}", "field": "${fieldName}", "arguments": $util.toJson($context.arguments), "claims": $util.toJson($context.identity.claims)
    } }`,
    responseMappingTemplate: '$util.toJson($context.result)',
  })),
)
simulator.init({ ...configuration, resolvers })

// Its own start would listen on every address of this computer.
const server = createServer(simulator._server._operationServer.app)
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` }))
})
