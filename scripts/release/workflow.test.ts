import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'

/** Checks the workflow files: those for a release run nowhere else. */

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly permissions?: object
  readonly environment?: string
  readonly container?: object
  readonly needs?: string
  readonly env?: object
  /** Another workflow, in place of steps. */
  readonly uses?: string
  readonly 'timeout-minutes'?: number
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly system: string }[] } }
  readonly steps?: readonly Step[]
}
interface Workflow {
  readonly on: unknown
  readonly env?: object
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

// electron-builder's own reader of YAML.
const { load } = createRequire(import.meta.url)(inRoot('node_modules', 'js-yaml')) as { readonly load: (yaml: string) => Workflow }
const workflowOf = (file: string): Workflow => load(readFileSync(inRoot('.github', 'workflows', file), 'utf8'))
const workflow = workflowOf('release.yml')
const checks = workflowOf('checks.yml')
const nightly = workflowOf('nightly.yml')
const support = workflowOf('electron-support.yml')
const jobs = Object.values(workflow.jobs)
const stepsOf = (of: Workflow): readonly Step[] => Object.values(of.jobs).flatMap((job) => job.steps ?? [])
const steps = stepsOf(workflow)

test("every push and pull request runs README's two commands, as root on Debian with README's oldest Node", () => {
  expect(checks.on).toEqual({ push: { branches: ['**'] }, pull_request: null })
  expect(stepsOf(checks).flatMap(({ run }) => run ?? [])).toEqual(['npm start -- --tour tour --view 1440x900-light', 'npm test'])
  expect(checks.jobs['checks']).toMatchObject({ container: { image: 'node:20-bookworm' } })
  expect(checks.permissions).toEqual({ contents: 'read' })
})

test('every night, on demand and before a release everything runs on the same machine, and leaves its results', () => {
  expect(nightly.on).toEqual({ schedule: [{ cron: '17 1 * * *' }], workflow_dispatch: null, workflow_call: null })
  expect(stepsOf(nightly).flatMap(({ run }) => run ?? [])).toEqual(['git config --global --add safe.directory "$GITHUB_WORKSPACE"', 'npm test -- --all'])
  expect(nightly.jobs['everything']).toMatchObject({ container: { image: 'node:20-bookworm', options: '--init --shm-size=1g' } })
  expect(stepsOf(nightly).at(-1)).toMatchObject({ if: 'always()', with: { path: 'test-results' } })
  expect(nightly.permissions).toEqual({ contents: 'read' })
})

test('nothing is signed before the pinned Electron and a Wayland compositor are there, and its attacks and its package were tried in it', () => {
  const { container, steps: tried } = workflow.jobs['electron'] ?? {}
  expect(container).toEqual({ image: 'node:20-bookworm', options: '--init --shm-size=1g' })
  expect(tried?.flatMap(({ run }) => run ?? [])).toEqual([
    'apt-get update && apt-get install -y --no-install-recommends weston',
    'node scripts/prepare.mjs scripts/require-electron.ts',
    'npm test -- security-electron packaged',
  ])
})

test('once a week an issue is opened where the pinned Electron gets no more fixes', () => {
  expect(support.on).toEqual({ schedule: [{ cron: '41 5 * * 1' }], workflow_dispatch: null })
  expect(support.permissions).toEqual({ contents: 'read' })
  expect(support.jobs['support']?.permissions).toEqual({ contents: 'read', issues: 'write' })
  const script = stepsOf(support).at(-1)?.run ?? ''
  expect(script).toMatch(/node scripts\/electron-support\.ts > notice\.md/)
  expect(script).toMatch(/gh issue list --state open[\s\S]*gh issue create/)
})

test('only the tag of a version makes a release', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v*'] } })
})

test('notes come first, then every test, then the Electron that ships, then the three systems, then the draft', () => {
  expect(Object.entries(workflow.jobs).map(([name, { needs }]) => [name, needs])).toEqual([
    ['notes', undefined],
    ['checks', 'notes'],
    ['electron', 'checks'],
    ['build', 'electron'],
    ['release', 'build'],
  ])
  expect(workflow.jobs['checks']?.uses).toBe('./.github/workflows/nightly.yml')
  expect(workflow.jobs['build']?.strategy?.matrix.include.map(({ system }) => system)).toEqual(['linux', 'macos', 'windows'])
})

test('only the job that drafts the release may write to the repository', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(Object.entries(workflow.jobs).map(([name, { permissions }]) => [name, permissions])).toEqual([
    ['notes', undefined],
    ['checks', undefined],
    ['electron', undefined],
    ['build', undefined],
    ['release', { contents: 'write' }],
  ])
})

test('every action is pinned to a commit', () => {
  const used = [...steps, ...stepsOf(checks), ...stepsOf(nightly), ...stepsOf(support)].flatMap(({ uses }) => uses ?? [])
  expect(used).toHaveLength(16)
  expect(used.filter((name) => !/^actions\/[\w-]+@[\da-f]{40}$/.test(name))).toEqual([])
})

test('secrets are given to the steps that need them, in the environment, of the protected environment only', () => {
  const secretsOf = (value: unknown): readonly string[] => [...JSON.stringify(value ?? {}).matchAll(/secrets\.(\w+)/g)].map((match) => match[1] ?? '')
  expect([workflow.env, ...jobs.map(({ env }) => env), ...steps.map(({ run }) => run)].flatMap(secretsOf)).toEqual([])
  expect(steps.filter(({ env }) => secretsOf(env).length > 0).map(({ name, env }) => [name, secretsOf(env)])).toEqual([
    ["Apple's key for notarisation", ['APPLE_API_KEY']],
    ['Package, sign and notarise on macOS', ['MACOS_CERTIFICATE', 'MACOS_CERTIFICATE_PASSWORD', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER']],
    ['Package and sign on Windows', ['WINDOWS_CERTIFICATE', 'WINDOWS_CERTIFICATE_PASSWORD']],
    ['Sign the packages for Linux', ['LINUX_SIGNING_KEY', 'LINUX_SIGNING_KEY_PASSWORD']],
    ['Sign the update metadata', ['UPDATE_SIGNING_KEY']],
  ])
  expect(jobs.map(({ environment }) => environment)).toEqual([undefined, undefined, undefined, 'release', 'release'])
  expect(secretsOf([checks, nightly, support])).toEqual([])
})

test('no expression of GitHub stands in a script, where a name of a tag could run', () => {
  expect([...steps, ...stepsOf(support)].flatMap(({ run }) => run ?? []).filter((script) => script.includes('${{'))).toEqual([])
})

test('Windows and macOS build signed or not at all, and each names the feed', () => {
  const packaging = steps.filter(({ run }) => run === 'npm run package').map(({ env }) => [env?.['ADMIN_CONSOLE_SIGNED'], env?.['ADMIN_CONSOLE_UPDATE_FEED']])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own
  const feed = '${{ vars.ADMIN_CONSOLE_UPDATE_FEED }}'
  expect(packaging).toEqual([
    ['yes', feed],
    ['yes', feed],
    [undefined, feed],
  ])
})

test('every job ends by itself', () => {
  const all = [workflow, checks, nightly, support].flatMap((each) => Object.values(each.jobs))
  expect(all.map((job) => job['timeout-minutes'])).toEqual([10, undefined, 90, 60, 20, 60, 240, 10])
})
