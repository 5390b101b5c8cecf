import { globSync, readFileSync } from 'node:fs'
import { getNamedType, getNullableType, isListType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { analyticsRoutes } from '#local-platform/graphql/dashboards/analytics-routes.ts'
import { siteRoutes } from '#local-platform/rest/site-routes.ts'
import { accepts, missingPaths, schema, takenBy } from './schema-paths.ts'
import { SOURCE_OPERATIONS } from './source-operations.ts'
import { rootField } from './whole-selection.ts'

describe('operations', () => {
  test('has no root field that the ledger does not list', () => {
    const listed = new Set(SOURCE_OPERATIONS.map((operation) => `${operation.kind} ${operation.name}`))
    const served = (['query', 'mutation'] as const).flatMap((kind) =>
      Object.keys((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((name) => `${kind} ${name}`),
    )
    expect(served.filter((name) => !listed.has(name))).toEqual([])
    expect(served).toHaveLength(listed.size)
  })

  for (const operation of SOURCE_OPERATIONS) {
    test(`${operation.kind} ${operation.name} takes ${operation.takes.length === 0 ? 'nothing' : 'its arguments'}${operation.ids}`, () => {
      const field = rootField(schema, operation.kind, operation.name)
      const taken = takenBy(field)
      const hasNothingElse = operation.takes.length > 0 || field.args.length === 0
      const isList = isListType(getNullableType(field.args[0]?.type))
      expect({
        missingArguments: operation.takes.filter((expected) => !accepts(taken, expected)),
        hasNothingElse,
        isBulk: operation.bulk === true ? isList : false,
        missingFields: missingPaths(getNamedType(field.type), operation.answers ?? []),
        scalar: operation.scalar === undefined ? undefined : getNamedType(field.type).name,
      }).toEqual({ missingArguments: [], hasNothingElse: true, isBulk: operation.bulk === true, missingFields: [], scalar: operation.scalar })
    })
  }

  test('are all but the REST calls of the ledger, and the places [CALL-067]', () => {
    expect([...siteRoutes, ...analyticsRoutes].map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /analytics/non_usage',
      'GET /analytics/onboarding_dashboard',
      'GET /analytics/outstanding_dashboard',
      'GET /analytics/renewal_dashboard',
      'POST /deleteSite',
      'POST /resetSite',
    ])
  })

  test('updateSiteRewardSettingV2 takes the listed arguments only, neither rewardType nor typeValue [CALL-078]', () => {
    const { args } = rootField(schema, 'mutation', 'updateSiteRewardSettingV2')
    expect(args.map(({ name }) => name).sort()).toEqual(['domain', 'groupId', 'isEnabled', 'onGroup', 'siteId'])
  })

  test('generateQueue is not there [CALL2-039]', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))
    expect(roots).not.toContain('generateQueue')
  })

  test('getRenewalCount takes fromDate and pastDate as Int and toDate as String, and the console does not use it [CALL2-052] [CALL2-072]', () => {
    const { args } = rootField(schema, 'query', 'getRenewalCount')
    expect(Object.fromEntries(args.map(({ name, type }) => [name, String(type)]))).toEqual({ fromDate: 'Int', toDate: 'String', pastDate: 'Int' })
    const root = new URL('../..', import.meta.url)
    const documents = globSync('src/**/*.graphql', { cwd: root }).map((file) => readFileSync(new URL(file, root), 'utf8'))
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.filter((text) => text.includes('getRenewalCount'))).toEqual([])
  })
})
