import { tokens } from '@fluentui/react-components'
import { expect, test } from 'vitest'
import { withTokenValues } from './theme-tokens.ts'

test('a token is written as the variable of its name', () => {
  expect(
    withTokenValues(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      "import { makeStyles, tokens } from '@fluentui/react-components'\nuse({ color: tokens.colorBrandBackground, border: `1px ${tokens.colorNeutralStroke1}` })",
    ),
  ).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    "import { makeStyles, tokens } from '@fluentui/react-components'\nuse({ color: 'var(--colorBrandBackground)', border: `1px ${'var(--colorNeutralStroke1)'}` })",
  )
})

test.each([
  ["import { treeItemLevelToken } from '../../utils/tokens.js'\nuse(treeItemLevelToken)", 'the path of a file'],
  ["import { tokens } from './parser.ts'\nuse(tokens.length)", 'what another module calls tokens'],
  ["import { tokens } from '@fluentui/react-theme'\nuse(tokens.zIndexPopup)", 'a level'],
  ["import { tokens } from '@fluentui/react-theme'\nuse(Object.keys(tokens), text.tokens.length, 'tokens.length')", 'the whole table, a property, a text'],
])('%s stays: %s', (code) => {
  expect(withTokenValues(code)).toBe(code)
})

test("every token of Fluent's table is the variable of its name, but for levels", () => {
  const others = Object.entries(tokens).filter(([name, value]) => value !== `var(--${name})`)
  expect(others.map(([name]) => name)).toEqual([
    'zIndexBackground',
    'zIndexContent',
    'zIndexOverlay',
    'zIndexPopup',
    'zIndexMessages',
    'zIndexFloating',
    'zIndexPriority',
    'zIndexDebug',
  ])
  expect(tokens.colorNeutralForeground1).toBe('var(--colorNeutralForeground1)')
})
