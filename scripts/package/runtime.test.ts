import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { markedNames } from './package-app.ts'
import { readRuntime, wantedElectron } from './runtime.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'runtime-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'version'), 'v33.4.11\n')
})

test('package.json pins the version to package', async () => {
  expect(await wantedElectron()).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the wanted version leaves no mark in the names of its packages', async () => {
  expect(await readRuntime(folder, '33.4.11', false)).toEqual({ folder, version: '33.4.11', mark: '' })
  expect(await readRuntime(folder, '33.4.11', true)).toEqual({ folder, version: '33.4.11', mark: '' })
})

test('another version is refused in a sentence that names both', async () => {
  await expect(readRuntime(folder, '45.3.4', false)).rejects.toThrow(
    `The runtime in ${folder} is Electron 33.4.11, but package.json wants 45.3.4. To package it all the same, with its version in the file names: npm run package -- --any-runtime`,
  )
})

test('with --any-runtime another version is taken and marked', async () => {
  expect(await readRuntime(folder, '45.3.4', true)).toEqual({ folder, version: '33.4.11', mark: '-electron33.4.11' })
})

test('the mark goes into the name of every kind of package', async () => {
  expect(await markedNames('-electron33.4.11')).toEqual([
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: electron-builder's own
    'artifactName=${name}-${version}-${os}-${arch}-electron33.4.11.${ext}',
    'deb.artifactName=${name}_${version}_${arch}-electron33.4.11.${ext}',
    'rpm.artifactName=${name}-${version}.${arch}-electron33.4.11.${ext}',
    'nsis.artifactName=${name}-${version}-setup-${arch}-electron33.4.11.${ext}',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: electron-builder's own
  ])
  expect(await markedNames('')).toEqual([])
})
