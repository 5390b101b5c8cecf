import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const ADMIN = 'admin@demo.example'
const DELETE = 'mutation ($domain: String!) { deleteSite(domain: $domain) }'

let platform: InProcessPlatform
beforeEach(() => {
  platform = createInProcessPlatform()
})

/** The tables in which any of the words stands somewhere, whole. */
function tablesNaming(database: DatabaseSync, ...names: readonly string[]): string[] {
  const isNamed = (text: string) => names.some((name) => new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`).test(text))
  return database
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map((row) => String(row['name']))
    .filter((table) =>
      database
        .prepare(`select * from "${table}"`)
        .all()
        .some((row) => isNamed(JSON.stringify(row))),
    )
}

test('of a deleted site nothing is left anywhere', async () => {
  for (const { siteId, domain } of [...walkSites(platform.database, ['siteId', 'domain', 'groupId'])].filter(
    ({ groupId }, index) => groupId !== null || index < 10,
  )) {
    expect(tablesNaming(platform.database, siteId, domain).length).toBeGreaterThan(3)
    await platform.as(ADMIN).run(DELETE, { domain })
    expect({ siteId, left: tablesNaming(platform.database, siteId, domain) }).toEqual({ siteId, left: [] })
  }
})
