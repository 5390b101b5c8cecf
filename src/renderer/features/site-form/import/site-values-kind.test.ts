import { describe, expect, test } from 'vitest'
import { siteValuesKind } from './site-values-kind.ts'

const SITE = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen' }
const ADMIN = { role: 'ADMIN', enabled: true, permissions: [] } as const
const kind = siteValuesKind((text) => (text === 'a.example' ? SITE : undefined), ADMIN, [])

/** Midnight of a day where the test runs, unix seconds. */
const midnight = (year: number, month: number, day: number): number => new Date(year, month - 1, day).getTime() / 1000

describe('a row of site values', () => {
  test.each(['2027-03-31', '31/03/2027', '31-03-2027', '31.3.2027', '31-Mar-2027', '३१/०३/२०२७'])('takes the day %s', (tillDate) => {
    expect(kind.check({ site: 'a.example', tillDate })).toEqual({ target: { ...SITE, to: { tillDate: midnight(2027, 3, 31) } } })
  })

  test('leaves out empty cells, clears what says so, and reads yes and no', () => {
    expect(kind.check({ site: 'a.example', gstNo: 'Empty', salesPerson: '', isWalletEnabled: 'false', availableWhatsApp: '50' })).toEqual({
      target: { ...SITE, to: { gstNo: null, isWalletEnabled: false, availableWhatsApp: 50 } },
    })
  })

  test.each([
    ['1,200', 1200],
    ['12.00', 12],
    ['１２', 12],
  ])('reads the number %s as %d', (availableWhatsApp, number) => {
    expect(kind.check({ site: 'a.example', availableWhatsApp })).toEqual({ target: { ...SITE, to: { availableWhatsApp: number } } })
  })

  test.each([
    [{ site: 'b.example', gstNo: '1' }, { site: 'No site has this domain or id.' }],
    [{ site: 'a.example' }, { site: 'The row has no value to set.' }],
    [
      { site: 'a.example', tillDate: '03/31/2027', availableWhatsApp: '1.5' },
      { tillDate: /needs a day/, availableWhatsApp: /needs a whole number/ },
    ],
    [{ site: 'a.example', backgroundColor: 'green' }, { backgroundColor: /^Background colour: Please enter a colour/ }],
  ])('%o has a problem', (cells, problems) => {
    const texts = Object.fromEntries(Object.entries(problems).map(([key, text]) => [key, expect.stringMatching(text)]))
    expect(kind.check(cells)).toEqual({ problems: texts })
  })

  test('a license that ends before it starts is a problem', () => {
    expect(kind.check({ site: 'a.example', fromDate: '2027-04-01', tillDate: '2027-03-31' })).toMatchObject({ problems: { tillDate: expect.any(String) } })
  })

  test('the app version is not among the columns: it has a call of its own', () => {
    expect(kind.columns.map(({ key }) => key)).not.toContain('appVersion')
  })
})
