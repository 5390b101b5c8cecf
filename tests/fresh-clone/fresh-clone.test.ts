import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import { type BareMachine, bareMachine } from './bare-machine.ts'
import { CHECKED_SCRIPTS } from './checked-scripts.ts'
import { changedFiles, cloneRepository, endAll, npm, picturesIn, type StartedCommand, startNpm, terminate } from './clone.ts'
import { readPicture } from './picture.ts'

// The README's commands in a fresh clone on a bare machine: Node, npm, git and the system's own tools. In the order of a first day.

const READY_TIME = 30_000

let machine: BareMachine
let clone: string

beforeAll(async () => {
  machine = await bareMachine()
  clone = cloneRepository(machine)
})
afterAll(async () => {
  endAll(machine)
  await machine.remove()
})

const inClone = (name: string): string => path.join(clone, name)
const tour = (): string => inClone('tour')
const nextSteps = (output: string): readonly string[] => output.split('\n').filter((line) => line.startsWith('Next step: '))

describe('where nothing can be installed', () => {
  test('npm start without a package manager ends with one next step', async () => {
    const began = performance.now()
    const { code, output, rawLines } = await npm(machine, clone, ['start'])
    report('dependencies and next step', began)
    expect({ code, rawLines, steps: nextSteps(output).length }, output).toEqual({ code: 1, rawLines: [], steps: 1 })
  })

  test('npm start with a package manager that refuses names the command to run', async () => {
    await machine.refuseInstalling()
    const { code, output, rawLines } = await npm(machine, clone, ['start'])
    expect({ code, rawLines }, output).toEqual({ code: 1, rawLines: [] })
    expect(nextSteps(output)).toEqual([expect.stringMatching(/^Next step: (?:sudo )?apt-get install -y .*chromium/)])
  })
})

interface Runtime {
  readonly name: string
  readonly environment: NodeJS.ProcessEnv
  /** The view of its whole tour. */
  readonly view: string
}

// Both hosts draw the same pages, each walks them in one view; `npm start` as it is begins again and is ended.
const electron = findElectron()
const RUNTIMES: readonly Runtime[] = [
  { name: 'without an Electron runtime', environment: {}, view: '1440x900-light' },
  ...(electron === undefined
    ? []
    : [
        {
          name: 'with an Electron runtime',
          environment: { ELECTRON_OVERRIDE_DIST_PATH: path.dirname(electron) },
          view: '1440x900-dark',
        },
      ]),
]

describe.each(RUNTIMES)('$name', ({ name, environment, view }) => {
  beforeAll(async () => {
    await machine.allowInstalling()
    await rm(tour(), { recursive: true, force: true })
  })

  test('npm start walks the main screens and leaves their pictures', async () => {
    const began = performance.now()
    const start = startNpm(machine, clone, ['start', '--', '--tour', 'tour', '--view', view], environment)
    await firstPicture(start)
    report(`first picture ${name}, first start`, began)
    const { code, output, lastLine, rawLines } = await start.ended
    report(`tour ${name}`, began)
    expect({ code, rawLines, lastLine }, output).toEqual({ code: 0, rawLines: [], lastLine: inClone('tour/index.html') })
    expect(readdirSync(tour()).sort()).toEqual([view, 'index.html'])
  })

  test('every screen is pictured, and named by the gallery', () => {
    expect(picturesIn(tour()).length).toBeGreaterThan(30)
    const gallery = readFileSync(path.join(tour(), 'index.html'), 'utf8')
    expect(picturesIn(tour()).filter((file) => !gallery.includes(`"${file}"`))).toEqual([])
  })

  test('no picture is blank, and each has its size', async () => {
    const facts = await Promise.all(picturesIn(tour()).map(async (file) => ({ file, ...(await readPicture(path.join(tour(), file))) })))
    expect(facts.filter(({ file, size, colours }) => !file.startsWith(`${size}-`) || colours < 10)).toEqual([])
    const lists = facts.filter(({ file }) => file.endsWith('-site-list.png')).map(({ file, brightness }) => [path.dirname(file), brightness > 128])
    expect(Object.fromEntries(lists)).toEqual({ [view]: view.endsWith('-light') })
  })

  test('a second start installs nothing; SIGTERM in the middle of it leaves no process and no temporary file', async () => {
    const [installs, temporary] = [await machine.installs(), readdirSync(machine.temporary)]
    await rm(tour(), { recursive: true })
    const began = performance.now()
    const start = startNpm(machine, clone, ['start'], environment)
    await firstPicture(start)
    report(`first picture ${name}, second start`, began)
    const { output, left } = await terminate(machine, start)
    expect({ left, temporary: readdirSync(machine.temporary) }, output).toEqual({ left: [], temporary })
    expect(await machine.installs()).toEqual(installs)
  })
})

test('npm test runs', async () => {
  const { code, output, rawLines } = await npm(machine, clone, ['test', '--', 'size'])
  expect({ code, rawLines }, output).toEqual({ code: 0, rawLines: [] })
  expect(output).toContain('1 passed, 0 failed')
  expect(output).not.toContain('slowest tests')
})

test('apt-get was asked for a browser and a virtual display', async () => {
  expect((await machine.installs()).join('\n')).toMatch(/install .*chromium[\s\S]*xvfb/)
})

test.each(Object.entries(CHECKED_SCRIPTS))('npm run %s', async (name, { parameters, prints }) => {
  const { code, output, rawLines } = await npm(machine, clone, ['run', name, ...parameters])
  expect({ code, rawLines }, output).toEqual({ code: 0, rawLines: [] })
  expect(output).toMatch(prints)
})

test('npm run platform prints its addresses, and ends on SIGTERM', async () => {
  const platform = startNpm(machine, clone, ['run', 'platform'])
  await vi.waitUntil(() => platform.output().includes('"ready":true'), READY_TIME)
  expect((await terminate(machine, platform)).left).toEqual([])
})

test('npm run check-profile tries the services of a running platform', async () => {
  const platform = startNpm(machine, clone, ['run', 'platform'])
  await vi.waitUntil(() => platform.output().includes('"ready":true'), READY_TIME)
  const profile = /"profile":"([^"]+)"/.exec(platform.output())?.[1] ?? ''
  const { code, output, rawLines } = await npm(machine, clone, ['run', 'check-profile', '--', profile, '--no-sign-in'])
  await terminate(machine, platform)
  expect({ code, rawLines }, output).toEqual({ code: 0, rawLines: [] })
  expect(output).toContain('Nothing is wrong.')
})

test('npm run package without an Electron runtime says what it could not download and which variable names a mirror', async () => {
  const { code, output, rawLines } = await npm(machine, clone, ['run', 'package'])
  expect({ code, rawLines }, output).toEqual({ code: 1, rawLines: [] })
  expect(output).toMatch(/Electron.*could not be downloaded[\s\S]*ELECTRON_MIRROR/)
})

test.each(RUNTIMES.slice(1))('npm run package $name makes the app as a folder', async ({ environment }) => {
  const { code, output, rawLines } = await npm(machine, clone, ['run', 'package', '--', 'dir', '--any-runtime'], environment)
  expect({ code, rawLines }, output).toEqual({ code: 0, rawLines: [] })
  expect(existsSync(inClone('dist/linux-unpacked/admin-console'))).toBe(true)
})

test('all of it leaves the clone as git had it, apart from the pictures of the README', () => {
  expect(
    changedFiles(clone)
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith('.png')),
  ).toEqual([])
})

/** Resolves with the first picture of a tour, or when the command has ended. */
async function firstPicture(start: StartedCommand): Promise<void> {
  let ended = false
  void start.ended.then(() => (ended = true))
  await vi.waitUntil(() => ended || picturesIn(tour()).length > 0, { timeout: 200_000, interval: 100 })
}

/** Figures for whoever reads the run. */
function report(what: string, began: number): void {
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
