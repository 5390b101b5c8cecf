import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFuses } from '#scripts/package/fuses.ts'
import { recordFigure } from '../figures.ts'

/** The mark before the fuses in every Electron executable. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fuses-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** The part of an Electron executable that holds its fuses, every one the other way round than decided. */
async function runtimeWith(fuses: string): Promise<string> {
  const file = path.join(folder, 'electron')
  await writeFile(file, Buffer.concat([Buffer.from(`executable${SENTINEL}`), Buffer.from([1, fuses.length]), Buffer.from(fuses), Buffer.from('more')]))
  return file
}

test('checklist 19: all nine fuses are set', async () => {
  const runtime = await runtimeWith('101100111')
  await setFuses(runtime)
  const { version: _version, ...fuses } = await getCurrentFuseWire(runtime)
  expect(fuses).toEqual({
    [FuseV1Options.RunAsNode]: FuseState.DISABLE,
    [FuseV1Options.EnableCookieEncryption]: FuseState.ENABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FuseState.DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: FuseState.DISABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FuseState.ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: FuseState.ENABLE,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: FuseState.DISABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: FuseState.DISABLE,
    [FuseV1Options.WasmTrapHandlers]: FuseState.DISABLE,
  })
  recordFigure('fuses', `fuses set ${Object.keys(fuses).length} of 9`)
})

test('an older runtime, which lacks the ninth, has its eight set', async () => {
  const runtime = await runtimeWith('10110011')
  await setFuses(runtime)
  expect(
    Object.values(await getCurrentFuseWire(runtime))
      .slice(0, 8)
      .map(Number),
  ).toEqual([48, 49, 48, 48, 49, 49, 48, 48])
})

test('a runtime with a fuse that nothing is decided about is not packaged', async () => {
  await expect(setFuses(await runtimeWith('1011001111'))).rejects.toThrow('strictlyRequireAllFuses')
})
