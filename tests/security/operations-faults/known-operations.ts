import { type GraphQLInputType, Kind, type OperationDefinitionNode, OperationTypeNode, parse, typeFromAST } from 'graphql'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import type { PlatformClient } from '#main/platform/platform-client.ts'
import type { AnalyticsCall } from '#shared/domain/dashboards/analytics-call.ts'
import type { Result } from '#shared/result.ts'
import { CALLS, type Facts } from '#tests/contract/calls.ts'
import { callVariables, sampleInput } from '#tests/contract/sample-input.ts'
import { schema } from '#tests/contract/schema-paths.ts'
import { wholeDocument } from '#tests/contract/whole-selection.ts'

/** A call that the console can make, with sensible arguments. */
export interface KnownOperation {
  /** As the local platform's journal and faults name it. */
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly call: (client: PlatformClient, facts: Facts) => Promise<Result<unknown>>
}

/** Every GraphQL operation of the build, with variables drawn from its own declarations. */
const graphqlOperations: readonly KnownOperation[] = Object.entries(documents).map(([name, text]) => {
  const definition = parse(text).definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
  if (definition === undefined) throw new Error(`${name} is no operation`)
  const kind = definition.operation === OperationTypeNode.QUERY ? 'query' : 'mutation'
  return { name, kind, call: (client, facts) => client.execute(name, variablesOf(definition, facts)) }
})

function variablesOf(definition: OperationDefinitionNode, facts: Facts): Record<string, unknown> {
  const [field] = definition.selectionSet.selections
  const call = CALLS.find(({ name }) => field?.kind === Kind.FIELD && name === field.name.value)
  if (call === undefined) throw new Error(`tests/contract/calls.ts has no call for ${definition.name?.value}`)
  const known = callVariables(schema, call, facts)
  const declared = (definition.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
    const sample = () => sampleInput(typeFromAST(schema, type) as GraphQLInputType)
    return [name.value, name.value in known ? known[name.value] : sample()]
  })
  return Object.fromEntries(declared)
}

const restOperations: readonly KnownOperation[] = [
  {
    name: 'rest.resetSite',
    kind: 'mutation',
    call: (client, { siteId = '', domain = '' }) => client.rest({ call: 'resetSite', siteId, domain }),
  },
  { name: 'rest.deleteSite', kind: 'mutation', call: (client) => client.rest({ call: 'deleteSite', domain: 'not-there.shops.example' }) },
]

const QUESTIONS: readonly AnalyticsCall[] = [
  { call: 'renewal_dashboard', fromDate: 1, toDate: 1_900_000_000 },
  { call: 'onboarding_dashboard', fromDate: 1, toDate: 1_900_000_000 },
  { call: 'non_usage', fromDate: 1, pastDate: 1 },
  { call: 'outstanding_dashboard', type: 'salesPerson' },
]

const analyticsOperations: readonly KnownOperation[] = QUESTIONS.map((question) => ({
  name: `rest.${question.call}`,
  kind: 'query',
  call: (client) => client.analytics(question),
}))

/** Every call that the console can make to the platform. */
export const KNOWN_OPERATIONS: readonly KnownOperation[] = [...graphqlOperations, ...restOperations, ...analyticsOperations]

const DAY = '2026-11-20'

/** Calls that answer nothing which later ones name, and without which these find nothing. */
const NEEDED: ReadonlySet<string> = new Set(['createSiteWallet', 'createInternalUser'])

/** Makes what later calls name (a site, a plan, a booking ...) on the platform itself. */
export async function prepareFacts(local: LocalPlatform, idToken: string): Promise<Facts> {
  const facts: Facts = { dumpDate: DAY }
  for (const call of CALLS.filter(({ name, keep }) => keep !== undefined || NEEDED.has(name))) {
    const { data, errors } = await execute<Record<string, unknown>>(
      local,
      idToken,
      wholeDocument(schema, call.kind, call.name),
      callVariables(schema, call, facts),
    )
    if (errors !== undefined) throw new Error(`${call.name}: ${errors.map(({ message }) => message).join()}`)
    Object.assign(facts, call.keep?.(data[call.name]))
  }
  return facts
}
