import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { recordCrashes } from './crash-record.ts'

const MODULE = pathToFileURL(new URL('crash-record.ts', import.meta.url).pathname).href

/** Runs a program that records its crashes on its standard output, and answers with what it recorded. */
function recorded(program: string): string {
  const source = `
    import { EventEmitter } from 'node:events'
    import { recordCrashes } from ${JSON.stringify(MODULE)}
    recordCrashes({ process, app: new EventEmitter(), log: (message, cause) => console.log(message, String(cause)) })
    ${program}
  `
  return spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', source], { encoding: 'utf8' }).stdout
}

test('an exception that nothing catches is recorded before the process ends', () => {
  expect(recorded("setTimeout(() => { throw new Error('broken timer') }); setTimeout(() => {}, 2000)")).toBe(
    'An uncaught exception (uncaughtException) Error: broken timer\n',
  )
})

test('a rejection that nothing handles is recorded and does not end the process', () => {
  expect(recorded("Promise.reject(new Error('broken promise')); setTimeout(() => console.log('still here'), 50)")).toBe(
    'An unhandled rejection Error: broken promise\nstill here\n',
  )
})

test.each([
  ['child-process-gone', [{}, { type: 'GPU', reason: 'crashed', exitCode: 139, name: 'gpu' }], 'A child process is gone: GPU, crashed, exit code 139'],
  ['render-process-gone', [{}, {}, { reason: 'oom', exitCode: 5 }], 'The page process is gone: oom, exit code 5'],
])('%s is recorded', (event, parameters, line) => {
  const app = new EventEmitter()
  const seen: string[] = []
  recordCrashes({ process: new EventEmitter(), app, log: (message) => seen.push(message) })
  app.emit(event, ...parameters)
  expect(seen).toEqual([line])
})

test('a process that ended as it should is no crash', () => {
  const app = new EventEmitter()
  const seen: string[] = []
  recordCrashes({ process: new EventEmitter(), app, log: (message) => seen.push(message) })
  app.emit('render-process-gone', {}, {}, { reason: 'clean-exit', exitCode: 0 })
  app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 })
  expect(seen).toEqual([])
})
