import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { LocalProfile } from './profile.ts'
import { execute } from './testing/call.ts'
import { type Program, runProgram } from './testing/program.ts'
import { signIn } from './testing/sign-in.ts'

const started: Program[] = []
afterEach(async () => {
  for (const program of started.splice(0)) await program.stop()
})

function run(...parameters: string[]): Program {
  const program = runProgram(...parameters)
  started.push(program)
  return program
}

describe('the program', () => {
  test('says in one line where it is, and writes a profile that works', async () => {
    const program = run('--test')
    const ready = await program.ready()
    expect(ready.ready).toBe(true)
    expect(ready.control).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(ready.users.map(({ role }) => role)).toContain('STOCKIST')
    expect(program.complaints()).toContain('admin@demo.example')
    expect(program.complaints()).not.toMatch(/notice|warning/i)

    const profile = JSON.parse(readFileSync(ready.profile, 'utf8')) as LocalProfile
    const { idToken } = await signIn({ profile }, 'admin@demo.example')
    const response = await fetch(profile.platform.graphqlUrl, {
      method: 'POST',
      headers: { authorization: idToken },
      body: JSON.stringify({ query: '{ getInternalUsersByUserRole(userRole: "ADMIN") { name } }' }),
    })
    expect(await response.json()).toEqual({ data: { getInternalUsersByUserRole: [{ name: 'Asha Kulkarni' }] } })
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s and leaves nothing behind', async (signal) => {
    const program = run()
    const { profile } = await program.ready()
    expect(await program.stop(signal)).toBe(0)
    expect(existsSync(profile)).toBe(false)
  })

  test.each([
    [['--size', 'huge'], '--size is one of small, demo, 10k, large, 300k, 1m'],
    [['--port', 'many'], '--port is a whole number'],
    [['--now', 'soon'], '--now is an ISO date or unix seconds'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('%j is reported in one line', async (parameters, complaint) => {
    const { code, complaints } = await run(...parameters).ended()
    expect(code).toBe(1)
    expect(complaints).toContain(complaint)
    expect(complaints).not.toContain('    at ')
  })

  test('a port that is taken is reported in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { code, complaints } = await run('--port', String((other.address() as AddressInfo).port)).ended()
    other.close()
    expect(code).toBe(1)
    expect(complaints).toContain('EADDRINUSE')
    expect(complaints).not.toContain('    at ')
  })

  test('a data folder that is a file is reported in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-platform-command-line-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, complaints } = await run('--data', join(file, 'data')).ended()
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(complaints).toContain('ENOTDIR')
  })

  test('keeps changes between runs when it has a data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-platform-command-line-'))
    try {
      const set = 'mutation UpdateSiteVersion { updateSiteVersion(domain: "shop-2.shops.example", appVersion: "v2") }'
      for (const [query, expected] of [
        [set, '{"updateSiteVersion":true}'],
        ['{ getSitesBySiteTypeAndOption(siteType: "SIMPLE_B2C", siteOption: "ENQUIRY", limit: 1) { items { domain appVersion } } }', '"appVersion":"v2"'],
      ] as const) {
        const program = run('--data', folder)
        const ready = await program.ready()
        const profile = JSON.parse(readFileSync(ready.profile, 'utf8')) as LocalProfile
        const { idToken } = await signIn({ profile }, 'admin@demo.example')
        const { data } = await execute({ urls: { graphql: ready.graphql } }, idToken, query)
        expect(JSON.stringify(data)).toContain(expected)
        await program.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
