import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = path.join(import.meta.dirname, '../../src/renderer')
const sourceOf = (file: string): string => readFileSync(path.join(RENDERER, file), 'utf8')
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: RENDERER })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test(?:-support)?\.tsx?$/.test(file))

/**
 * The opening tags of controls that take text, with the value of their `type`; an empty one where it is the default.
 */
const CONTROL = /<(Input|Textarea|SearchBox|Combobox|DateInput|input|textarea)(?=[\s>])((?:[^<>]|=>|<(?![/A-Z]))*)/g
const typeOf = (attributes: string): string => /\btype=\{?["']?([a-z]+)/.exec(attributes)?.[1] ?? ''

test('every control that takes text is of a sort that is cleaned in one place, or of one that takes none', () => {
  const found = SOURCES.flatMap((file) => [...sourceOf(file).matchAll(CONTROL)].map(([, , attributes = '']) => `${typeOf(attributes)} ${file}`))
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((one) => !/^(?:text|search|email|tel|url|type)? /.test(one)).toSorted()).toEqual([
    'color components/form/fields/color-field.tsx',
    'file components/form/file-input.tsx',
    'password features/sign-in/proxy-login-dialog.tsx',
  ])
  expect(SOURCES.filter((file) => sourceOf(file).includes('cleanTextFields('))).toEqual(['app/start.ts'])
})

test('a field with a label says below it what was removed from its text', () => {
  const silent = SOURCES.flatMap((file) =>
    [...sourceOf(file).matchAll(/<Field\b[\s\S]*?<\/Field>/g)].flatMap(([block]) =>
      /<(?:Input|Textarea|Combobox|DateInput)\b/.test(block) && !block.includes('type="password"') ? [file] : [],
    ),
  )
  expect(silent).toEqual([])
})

test('only code stays as it is typed', () => {
  expect(SOURCES.filter((file) => /\bdata-as-typed\b/.test(sourceOf(file))).toSorted()).toEqual([
    'components/clean-text/clean-fields.ts',
    'features/pages/code-editor.tsx',
  ])
})
