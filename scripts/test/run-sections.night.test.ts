import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT, WITH_PLAIN_FAILURES } from '../root.ts'

/** Two sections: the first starts a program of its own and goes on until it is ended. */
const PROGRAM = `
import { runSections } from './scripts/test/run-sections.ts'
const section = (title, script) => ({
  name: title, title, covers: [],
  test: async (execute) => ({ passed: 1, failed: await execute(process.execPath, ['-e', script]) }),
})
const first = "const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);" +
  "console.log('runs', process.pid, child.pid); setInterval(() => {}, 1000)"
await runSections([section('Before', ''), section('First', first), section('Second', "console.log('runs after')")])
console.log('the summary')
`

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the section that runs with all it started, begins no other and is named in the last line', async (signal, code) => {
  const program = spawn(process.execPath, [...WITH_PLAIN_FAILURES, '--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let started: readonly number[] = []
  program.stdout.on('data', (text) => {
    output += String(text)
    const ids = /^runs (\d+) (\d+)$/m.exec(output)
    if (ids === null || started.length > 0) return
    started = [Number(ids[1]), Number(ids[2])]
    program.kill(signal)
  })
  const ended = await new Promise((resolve) => program.once('close', resolve))

  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('runs '))
  expect({ ended, lines }).toEqual({ ended: code, lines: ['=== Before ===', '=== First ===', `Ended by ${signal} during "First"; 1 of 3 sections had run.`] })
  expect(started.map(isRunning)).toEqual([false, false])
})

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
