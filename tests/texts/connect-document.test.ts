import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { everySetting } from '#main/connection/every-setting.test-support.ts'
import { readProfile } from '#main/connection/profile-file.ts'
import { ROOT } from '#scripts/root.ts'

const text = readFileSync(path.join(ROOT, 'docs/connect.md'), 'utf8')
const blocks = (language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'))].map((match) => match[1] ?? '')
const section = (title: string): string => text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
/** The first cells of a section's table that hold nothing but code. */
const firstCells = (title: string): readonly string[] => [...section(title).matchAll(/^\| `([^`|]+)` \|/gm)].map((match) => match[1] ?? '')

/** What the checks and the reader of a profile can say: their sources, with texts that go over several lines joined. */
const sources = globSync(['src/main/{profile-check,connection,identity,storage,places}/**/*.ts', 'src/shared/fit/report/*.ts', 'scripts/check-profile/*.ts'], {
  cwd: ROOT,
})
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n')

describe('docs/connect.md', () => {
  test('has the smallest profile, and one each for Cognito, Keycloak and glewlwyd', () => {
    expect(blocks('json')).toHaveLength(4)
  })

  test.each(blocks('json'))('a profile in it is valid: %#', (profile) => {
    expect(readProfile(profile)).toMatchObject({ ok: true })
  })

  test('every policy that its commands write is JSON', () => {
    const written = blocks('sh').flatMap((block) => [...block.matchAll(/<<EOF\n([\s\S]*?)^EOF$/gm)].map((match) => match[1] ?? ''))
    expect(written.map((policy) => (JSON.parse(policy) as { Version: string }).Version)).toEqual(['2012-10-17', '2012-10-17', '2012-10-17'])
  })

  test('explains every setting of a profile exactly once, and no other', () => {
    expect(firstCells('Every setting').toSorted()).toEqual(everySetting().toSorted())
  })

  test('quotes in its table of problems only what the checks say', () => {
    const quoted = firstCells('What you see and what to change')
    expect(quoted.length).toBeGreaterThan(15)
    expect(quoted.filter((message) => !sources.includes(message))).toEqual([])
  })
})
