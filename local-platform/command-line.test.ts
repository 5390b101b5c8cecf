import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runCommandLine } from './command-line.ts'
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

/** Runs the command line in this process, which a command line that starts nothing leaves as it was. */
async function refusal(...parameters: string[]): Promise<{ code: unknown; complaints: readonly unknown[] }> {
  const before = process.exitCode
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await runCommandLine(['--size', 'small', ...parameters])
  const code = process.exitCode
  process.exitCode = before
  return { code, complaints: error.mock.calls.flat() }
}

describe('the program', () => {
  test('says in one line where it is, writes a profile that works, ends cleanly on SIGINT and leaves nothing behind', async () => {
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

    expect(await program.stop('SIGINT')).toBe(0)
    expect(existsSync(ready.profile)).toBe(false)
  })

  test('reports an unknown option in one line', async () => {
    const { code, complaints } = await run('--nonsense').ended()
    expect(code).toBe(1)
    expect(complaints).toContain("Unknown option '--nonsense'")
    expect(complaints).not.toContain('    at ')
  })

  test('keeps changes between runs when it has a data folder, and ends cleanly on SIGTERM', async () => {
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
        expect(await program.stop('SIGTERM')).toBe(0)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('a command line that cannot be run is reported in one line', () => {
  test.each([
    [['--size', 'huge'], '--size is one of small, demo, 10k, large, 300k, 1m'],
    [['--port', 'many'], '--port is a whole number'],
    [['--now', 'soon'], '--now is an ISO date or unix seconds'],
  ])('%j', async (parameters, complaint) => {
    expect(await refusal(...parameters)).toEqual({ code: 1, complaints: [complaint] })
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal('--port', String(port))).toEqual({ code: 1, complaints: [`listen EADDRINUSE: address already in use 127.0.0.1:${port}`] })
    other.close()
  })

  test('a data folder that is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-platform-command-line-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const data = join(file, 'data')
    expect(await refusal('--data', data)).toEqual({ code: 1, complaints: [`ENOTDIR: not a directory, mkdir '${data}'`] })
    rmSync(folder, { recursive: true })
  })
})
