import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Lints one small file per case in a folder of its own, with the real configuration and the real oxlint, and looks which rule each file breaks.
 */

const ROOT = path.resolve(import.meta.dirname, '../..')

type Case = readonly [file: string, text: string]

const FORBIDDEN: readonly Case[] = [
  ['src/shared/takes-electron.ts', `import { app } from 'electron'`],
  ['src/shared/takes-react.ts', `import { useState } from 'react'`],
  ['src/shared/takes-fluent.ts', `import { tokens } from '@fluentui/react-components'`],
  ['src/shared/takes-node.ts', `import { readFile } from 'node:fs/promises'`],
  ['src/shared/takes-main.ts', `import { x } from '#main/x.ts'`],
  ['src/shared/takes-a-type-of-main.ts', `export type X = import('#main/x.ts').X`],
  ['src/preload/takes-domain.ts', `import { ROLES } from '#shared/domain/role.ts'`],
  ['src/preload/takes-node.ts', `import path from 'node:path'`],
  ['src/main/identity/takes-renderer.ts', `import { x } from '#app/x.ts'`],
  ['src/main/identity/takes-renderer-relatively.ts', `import { x } from '../../renderer/app/x.ts'`],
  ['src/main/identity/takes-local-platform.ts', `import { x } from '#local-platform/start.ts'`],
  ['src/main/identity/takes-local-platform-later.ts', `export const x = () => import('#local-platform/start.ts')`],
  ['src/main/identity/takes-electron.ts', `import { app } from 'electron'`],
  ['src/main/identity/takes-a-type-of-electron.ts', `import type { App } from 'electron'`],
  ['src/main/identity/takes-shared-relatively.ts', `import { success } from '../../shared/result.ts'`],
  ['src/main/files/takes-the-network-of-node.ts', `import { get } from 'node:https'`],
  ['src/main/identity/takes-an-http-client-of-node.ts', `import { request } from 'node:http'`],
  ['src/main/storage/takes-sockets.ts', `import { connect } from 'node:tls'`],
  ['src/main/platform/takes-undici.ts', `import { request } from 'undici'`],
  ['src/main/shell/takes-raw-ipc.ts', `import { ipcMain } from 'electron'`],
  ['src/main/identity/raw-ipc.electron.ts', `import { ipcMain } from 'electron'`],
  ['src/renderer/app/takes-raw-ipc.ts', `import { ipcRenderer } from 'electron'`],
  ['src/renderer/app/takes-node.ts', `import path from 'node:path'`],
  ['src/renderer/app/takes-main.ts', `import { x } from '#main/x.ts'`],
  ['src/renderer/components/takes-a-feature.ts', `import { x } from '#features/sites/x.ts'`],
  ['src/renderer/components/takes-app.ts', `import { x } from '#app/x.ts'`],
  ['src/renderer/components/takes-generated.ts', `import { x } from '#generated/graphql.ts'`],
  ['src/renderer/components/passes-a-feature-on.ts', `export const y = 1\nexport { x } from '#features/sites/x.ts'`],
  ['src/renderer/features/sites/takes-another-feature.ts', `import { x } from '#features/users/x.ts'`],
  ['src/renderer/features/sites/takes-another-feature-relatively.ts', `import { x } from '../users/x.ts'`],
  ['src/renderer/features/sites/takes-app-relatively.ts', `import { x } from '../../app/x.ts'`],
  ['local-platform/takes-the-bridge.ts', `import { calls } from '#shared/bridge/bridge.ts'`],
  ['local-platform/takes-main.ts', `import { x } from '#main/x.ts'`],
  ['local-platform/takes-renderer.ts', `import { x } from '#components/x.ts'`],
  ['src/main/identity/takes-the-root.ts', `import { x } from '../start/session.ts'`],
  ['scripts/takes-main.ts', `import { x } from '#main/x.ts'`],
  ['scripts/takes-the-shell.ts', `import { x } from '#main/shell/x.ts'`],
  ['tests/takes-main-relatively.ts', `import { x } from '../src/main/x.ts'`],
]

const ALLOWED: readonly Case[] = [
  ['src/shared/domain/takes-shared.ts', `import { success } from '../result.ts'`],
  ['src/shared/takes-zod.ts', `import * as z from 'zod'`],
  ['src/preload/takes-the-bridge.ts', `import { calls } from '#shared/bridge/bridge.ts'`],
  ['src/preload/takes-raw-ipc.ts', `import { contextBridge, ipcRenderer } from 'electron'`],
  ['src/main/index.ts', `import { app } from 'electron'`],
  ['src/main/start/session.ts', `import { app } from 'electron'\nimport { x } from './shell.ts'`],
  ['src/main/shell/window.ts', `import { BrowserWindow } from 'electron'`],
  ['src/main/files/dialog.electron.ts', `import { dialog } from 'electron'`],
  ['src/main/bridge/serve.electron.ts', `import { ipcMain } from 'electron'`],
  ['src/main/identity/takes-shared.ts', `import { success } from '#shared/result.ts'`],
  ['src/main/identity/takes-the-vault.ts', `import { x } from '../vault/vault.ts'`],
  ['src/main/identity/takes-node.ts', `import { readFile } from 'node:fs/promises'`],
  ['src/main/platform/takes-documents.ts', `import documents from '#generated/persisted-documents.json' with { type: 'json' }`],
  ['src/main/identity/sign-in.test.ts', `import { x } from '#local-platform/start.ts'`],
  ['src/renderer/components/takes-a-component.ts', `import { x } from './data-table/x.ts'`],
  ['src/renderer/components/takes-shared.ts', `import { ROLES } from '#shared/domain/role.ts'`],
  ['src/renderer/features/sites/takes-its-own.ts', `import { x } from './list/x.ts'`],
  ['src/renderer/features/sites/list/takes-its-own.ts', `import { x } from '../x.ts'`],
  [
    'src/renderer/features/sites/takes-a-pattern.ts',
    `import { x } from '#patterns/x.ts'\nimport { y } from '#components/y.ts'\nimport { z } from '#data/z.ts'`,
  ],
  ['src/renderer/patterns/takes-data.ts', `import { x } from '#data/x.ts'\nimport { y } from '#components/y.ts'`],
  ['src/renderer/data/takes-operations.ts', `import { x } from '#generated/graphql.ts'`],
  ['src/renderer/app/takes-a-feature.ts', `export const x = () => import('#features/sites/list.tsx')`],
  ['local-platform/takes-domain.ts', `import { ROLES } from '#shared/domain/role.ts'`],
  ['local-platform/takes-its-generated.ts', `import type { X } from './generated/resolvers.ts'`],
  ['scripts/takes-the-profile-check.ts', `import { x } from '#main/profile-check/x.ts'`],
  ['scripts/takes-the-local-platform.ts', `import { x } from '#local-platform/start.ts'`],
  ['tests/takes-anything.ts', `import { x } from '#main/x.ts'\nimport { y } from '#features/sites/y.ts'\nimport { ipcMain } from 'electron'`],
]

const COMPUTED: readonly Case[] = [
  ['tests/e2e/sites/computes.spec.ts', `import { formatMoney } from '#shared/domain/money.ts'`],
  ['tests/e2e/sites/computes-later.ts', `export const x = () => import('#features/sites/x.ts')`],
]

const WRITTEN: readonly Case[] = [
  ['tests/e2e/sites/takes-a-type.spec.ts', `import type { Role } from '#shared/domain/role.ts'`],
  ['tests/security/takes-a-value.spec.ts', `import { formatMoney } from '#shared/domain/money.ts'`],
]

const BADLY_NAMED: readonly Case[] = [
  ['src/shared/utils.ts', 'export const x = 1'],
  ['src/renderer/components/helpers/date.ts', 'export const x = 1'],
  ['src/main/identity/helper.test.ts', 'export const x = 1'],
  ['src/renderer/features/sites/index.ts', 'export const x = 1'],
]

const BARREL: Case = ['src/renderer/components/all.ts', `export { x } from './x.ts'\nexport * from './y.ts'`]

const COVERED: readonly Case[] = [
  ['src/renderer/app/takes-fluent-whole.ts', `import * as Fluent from '@fluentui/react-components'`],
  ['src/renderer/app/takes-a-part-of-fluent-whole.ts', `import * as Menus from '@fluentui/react-menu'`],
  ['src/renderer/app/takes-fluent-later.ts', `export const x = () => import('@fluentui/react-components')`],
  ['src/renderer/app/takes-a-quoted-popover.ts', `import { 'Popover' as Card } from '@fluentui/react-components'`],
  ['src/renderer/app/takes-a-renamed-menu.ts', `import { MenuPopover as List } from '@fluentui/react-components'`],
  ['src/renderer/app/passes-a-dialog-on.ts', `export const y = 1\nexport { Dialog } from '@fluentui/react-components'`],
  ['src/renderer/app/passes-fluent-on.ts', `export const y = 1\nexport * from '@fluentui/react-components'`],
]

const UNCOVERED: readonly Case[] = [
  ['src/renderer/app/takes-no-surface.ts', `import { Button, Menu, Tooltip } from '@fluentui/react-components'`],
  ['src/renderer/app/takes-zod-whole.ts', `import * as z from 'zod'`],
  ['src/renderer/components/on-screen/takes-fluent-whole.ts', `import * as Fluent from '@fluentui/react-components'`],
]

const UNGUARDED: readonly Case[] = [
  ['src/renderer/app/handles-a-key.tsx', 'export const x = <input onKeyDown={(event) => event.preventDefault()} />'],
  ['src/renderer/app/handles-a-key-by-name.tsx', 'export const x = (press: () => void) => <input onKeyUp={press} />'],
  ['src/renderer/app/handles-a-key-first.tsx', 'export const x = (press: () => void) => <div onKeyDownCapture={press} />'],
  ['src/renderer/app/wraps-a-key-otherwise.tsx', 'export const x = (wrap: (press: () => void) => () => void) => <div onKeyDown={wrap(() => undefined)} />'],
  ['src/renderer/app/hands-a-key-on.tsx', 'export const x = { onKeyDown: () => undefined }'],
  ['src/renderer/app/hands-a-key-on-by-method.tsx', 'export const x = { onKeyPress() {} }'],
  ['src/renderer/app/sets-a-key.ts', 'window.onkeydown = () => undefined\nexport {}'],
  ['src/renderer/app/listens.ts', `window.addEventListener('keydown', () => undefined)\nexport {}`],
  ['src/renderer/app/listens-to-several.ts', `for (const event of ['focus', 'keyup']) window.addEventListener(event, () => undefined)\nexport {}`],
  ['src/renderer/app/listens-in-an-editor.ts', `export const x = (on: (events: string) => void) => on('mousedown keydown')`],
  ['src/preload/listens.ts', `window.addEventListener('keypress', () => undefined)\nexport {}`],
  ['src/main/shell/listens.ts', `export const x = (on: (event: string) => void) => on('before-input-event')`],
]

const GUARDED: readonly Case[] = [
  ['src/renderer/app/guards-a-key.tsx', 'export const x = (onKeys: (press: () => void) => () => void) => <input onKeyDown={onKeys(() => undefined)} />'],
  ['src/renderer/app/takes-a-handler.tsx', 'export const x = ({ onKeyDown }: { readonly onKeyDown: () => void }) => onKeyDown()'],
  ['src/renderer/app/passes-an-event-on.ts', `export const x = new KeyboardEvent('keydown')`],
  ['src/renderer/app/asks-for-the-event.ts', `export const x = (type: string) => type === 'keydown'`],
  ['src/renderer/app/listens.test.ts', `window.addEventListener('keydown', () => undefined)\nexport {}`],
]

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[]
}

let folder: string
let broken: ReadonlyMap<string, readonly string[]>

/** The rules of this repository that each file breaks, by file. */
async function lint(): Promise<ReadonlyMap<string, readonly string[]>> {
  const stdout = await new Promise<string>((resolve, reject) => {
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
    // It exits with 1 when it finds something, which is what it is here for.
    execFile(process.execPath, [oxlint, '--format=json', '.'], { cwd: folder, maxBuffer: 50_000_000 }, (error, output, complaint) =>
      output.trim() === '' ? reject(error ?? new Error(complaint)) : resolve(output),
    )
  })
  const rules = new Map<string, string[]>()
  for (const { code, filename } of (JSON.parse(stdout) as Report).diagnostics) {
    const rule = /house\(([\w-]+)\)/.exec(code ?? '')?.[1]
    if (rule !== undefined) rules.set(filename, [...(rules.get(filename) ?? []), rule])
  }
  return rules
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-table-'))
  for (const [file, text] of [...FORBIDDEN, ...ALLOWED, ...COMPUTED, ...WRITTEN, ...COVERED, ...UNCOVERED, ...UNGUARDED, ...GUARDED, ...BADLY_NAMED, BARREL]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), `${text}\n`)
  }
  await cp(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  await cp(path.join(ROOT, 'tsconfig.json'), path.join(folder, 'tsconfig.json'))
  await cp(path.join(ROOT, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })
  // Only what the rules themselves import: a link to the whole of node_modules would be walked by the linter.
  await mkdir(path.join(folder, 'node_modules'))
  await symlink(path.join(ROOT, 'node_modules/@oxlint'), path.join(folder, 'node_modules/@oxlint'))
  broken = await lint()
}, 60_000)

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('the import table', () => {
  test.each(FORBIDDEN)('%s fails', (file) => {
    expect(broken.get(file)).toContain('import-table')
  })

  test.each(ALLOWED)('%s passes', (file) => {
    expect(broken.get(file)).toBeUndefined()
  })
})

describe('what an end-to-end spec expects', () => {
  test.each(COMPUTED)('%s fails', (file) => {
    expect(broken.get(file)).toEqual(['written-expectations'])
  })

  test.each(WRITTEN)('%s passes', (file) => {
    expect(broken.get(file)).toBeUndefined()
  })
})

describe("Fluent's surfaces", () => {
  test.each(COVERED)('%s fails', (file) => {
    expect(broken.get(file)).toEqual(['one-surface'])
  })

  test.each(UNCOVERED)('%s passes', (file) => {
    expect(broken.get(file)).toBeUndefined()
  })
})

describe('a handler of a key', () => {
  test.each(UNGUARDED)('%s fails', (file) => {
    expect(broken.get(file)).toEqual(['key-guard'])
  })

  test.each(GUARDED)('%s passes', (file) => {
    expect(broken.get(file)).toBeUndefined()
  })
})

describe('file names', () => {
  test.each(BADLY_NAMED)('%s fails', (file) => {
    expect(broken.get(file)).toEqual(['file-name'])
  })

  test('a file of nothing but re-exports fails', () => {
    expect(broken.get(BARREL[0])).toEqual(['no-barrel'])
  })
})
