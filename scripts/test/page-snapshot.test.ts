import { expect, test } from 'vitest'
import { pageInContext, pageSnapshot } from './page-snapshot.ts'

const contextOf = (page: string): string =>
  `# Error details\n\n\`\`\`\nError: not there\n\`\`\`\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n# Test source\n\n\`\`\`ts\nconst a = 1\n\`\`\`\n`

test('the page without header, menu and addresses', () => {
  const page = '- navigation:\n  - link "Sites":\n    - /url: /\n- main:\n  - link "Shop":\n    - /url: /edit-site\n- list: Saved'
  expect(pageSnapshot(pageInContext(contextOf(page)))).toBe('- main:\n  - link "Shop":\n- list: Saved')
})

test('of dialogs over each other the uppermost', () => {
  const page = '- main\n- dialog "Outer":\n  - button "Save"\n  - alertdialog "Inner":\n    - text: Sure?\n  - text: after\n- status: Saved'
  expect(pageSnapshot(pageInContext(contextOf(page)))).toBe('  - alertdialog "Inner":\n    - text: Sure?')
})

test('a dialog at the end of the page', () => {
  expect(pageSnapshot(pageInContext(contextOf('- main\n- dialog "Payment Details":\n  - text: Loading')))).toBe(
    '- dialog "Payment Details":\n  - text: Loading',
  )
})

test('a long page is cut, a run without a page says nothing', () => {
  expect(pageSnapshot(pageInContext(contextOf(Array.from({ length: 90 }, (_, index) => `- text: ${index}`).join('\n')))).split('\n')).toHaveLength(60)
  expect(pageInContext('# Error details\n\n```\nError: no window\n```\n')).toBe('')
})
