import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullDomain, readableServerMessage, slugOf, truncate } from './text.ts'

describe('truncate', () => {
  test('cuts at the limit and adds dots [FMT-013]', () => {
    expect(truncate('a'.repeat(30), 30)).toBe('a'.repeat(30))
    expect(truncate('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}...`)
  })

  test('counts an emoji, and a letter with its marks, as one', () => {
    expect(truncate('👩‍👩‍👧‍👦👍🏽é', 3)).toBe('👩‍👩‍👧‍👦👍🏽é')
    expect(truncate('👩‍👩‍👧‍👦👍🏽éx', 3)).toBe('👩‍👩‍👧‍👦👍🏽é...')
    expect(truncate('हिन्दी', 1)).toMatch(/^हि\.\.\.$/)
  })

  test('gives the beginning of the text, never a lone half of a pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 0, max: 50 }), (text, limit) => {
        const cut = truncate(text, limit)
        if (cut === text) return true
        return cut.endsWith('...') && text.startsWith(cut.slice(0, -3)) && cut.isWellFormed()
      }),
    )
  })
})

test('server messages read with spaces for underscores [FMT-014]', () => {
  expect(readableServerMessage('SITE_NOT__FOUND_')).toBe('SITE NOT  FOUND ')
})

test('page names are lower-case slugs of the title [PAGE-019]', () => {
  expect(slugOf('  About Us & Contact! ')).toBe('about-us-contact')
  expect(slugOf('Café Menü 2')).toBe('café-menü-2')
  expect(slugOf('हिन्दी पेज')).toBe('हिन्दी-पेज')
  expect(slugOf('!!!')).toBe('')
})

test('the domain to check is subdomain and domain, trimmed [SNEW-069]', () => {
  expect(fullDomain(' kitchen ', ' aditi.example ')).toBe('kitchen.aditi.example')
})
