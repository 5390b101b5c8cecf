import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { BUNDLES } from './build.ts'

test('the console is built again when its code, icon or configuration changed', () => {
  const sources = globSync([...BUNDLES.sources], { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  const wanted = ['src/main/index.ts', 'src/preload/index.ts', 'src/renderer/index.html', 'resources/icon.png', 'electron.vite.config.ts', 'package.json']
  expect(wanted.filter((file) => !sources.includes(file))).toEqual([])
})
