import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { everySetting } from '#main/connection/every-setting.test-support.ts'
import { readSettings } from '#main/connection/settings-document.ts'
import { policySchema } from '#main/policy/policy-schema.ts'
import { ROOT } from '#scripts/root.ts'

const text = readFileSync(path.join(ROOT, 'docs/administrators.md'), 'utf8')
const section = (title: string): string => text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
const firstCells = (title: string): readonly string[] => [...section(title).matchAll(/^\| `([^`|]+)` \|/gm)].map((match) => match[1] ?? '')

const sources = globSync('src/main/{policy,connection}/*.ts', { cwd: ROOT })
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n')

describe('docs/administrators.md', () => {
  test('its example is a valid policy that has every setting but one', () => {
    const example = /^```json\n(.*?)^```/ms.exec(text)?.[1] ?? ''
    expect(readSettings(policySchema, example)).toMatchObject({ ok: true, value: { updates: { enabled: true } } })
    expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(policySchema.shape))
  })

  test('explains every setting exactly once, and no other', () => {
    const updates = ['feed', 'ring', 'enabled'].map((name) => `updates.${name}`)
    const settings = Object.keys(policySchema.shape).filter((name) => name !== 'updates')
    expect(firstCells('Every setting').toSorted()).toEqual([...settings, ...updates].toSorted())
  })

  test('quotes in its table of problems only what the console says', () => {
    const quoted = firstCells('Check what applies')
    expect(quoted).toHaveLength(5)
    expect(quoted.filter((message) => !sources.includes(message))).toEqual([])
  })

  test('lists every address of a profile under the hosts', () => {
    const addresses = everySetting().filter((name) => /url$|issuer|endpoint|imageBase|downloadHosts|callbackPorts|raiseTicket/i.test(name))
    expect(addresses).toHaveLength(14)
    const named = [...section('Hosts and ports').matchAll(/`(?:<[\w.]+>[\w.<>-]*|([\w.]+))`/g)].map((match) => match[1] ?? '')
    expect(addresses.filter((name) => !named.includes(name))).toEqual([])
  })

  test('names the Electron that the console is made of', () => {
    const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly devDependencies: { readonly electron: string } }
    expect(section('What a computer needs')).toContain(`Electron ${devDependencies.electron.split('.')[0]} `)
  })

  test('its commands for the registry write settings that there are', () => {
    const values = [...text.matchAll(/^ *reg add "HKLM\\Software\\Policies\\Admin Console(\\\w+)?" \/v (\w+)/gm)].map(
      ([, group = '', name]) => `${group}\\${name}`,
    )
    expect(values).toEqual(['\\version', '\\profile', '\\version', '\\export', '\\idleLockMinutes', '\\updates\\ring', '\\paymentConfirmationLimit\\INR'])
  })
})
