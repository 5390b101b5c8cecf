import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot, WITH_PLAIN_FAILURES } from './root.ts'

test('before any run of the specs it says what to run first', async () => {
  const recorded = promisify(execFile)(process.execPath, [...WITH_PLAIN_FAILURES, inRoot('scripts', 'recorded.ts'), 'test-results/no-such-run'])
  await expect(recorded).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Run the end-to-end specs first, with npm run e2e: this command reports what the console never sent during them.\n',
  })
})
