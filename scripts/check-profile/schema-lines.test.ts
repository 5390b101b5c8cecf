import { expect, test } from 'vitest'
import { suggestionLines } from './schema-lines.ts'

const open = { place: 'arguments', ours: 'SiteInput.mobile', theirs: ['mobileNo', 'phone'], isSure: false } as const
const report = { suggestions: [open], wrongAliases: [], aliases: {}, lines: [], isEveryScreenOpen: true }

test('--write says that nothing was sure enough; without it only what is to decide is listed', () => {
  const line = 'To decide: schema.aliases.arguments "SiteInput.mobile" may be "mobileNo" or "phone".'
  expect(suggestionLines(report, true)).toEqual(['Nothing was sure enough to write.', line])
  expect(suggestionLines(report, false)).toEqual([line])
})
