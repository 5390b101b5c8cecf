import type { Fault } from '../fault.ts'

/** A screen fails on data that are unusual, or shows them as something else. */
export const ODD_DATA: readonly Fault[] = [
  {
    name: 'milliseconds-are-no-date',
    file: 'src/shared/domain/date.ts',
    find: 'const seconds = Math.floor(value / 1000)',
    replace: 'const seconds = Math.floor(value)',
  },
  {
    name: 'no-date-sorts-first',
    file: 'src/shared/domain/date.ts',
    find: '(plausibleSeconds(other) ?? Number.NEGATIVE_INFINITY) -',
    replace: '(plausibleSeconds(other) ?? Number.POSITIVE_INFINITY) -',
  },
  {
    name: 'odd-currency-code-throws',
    file: 'src/shared/domain/money.ts',
    find: 'const isCode = /^[A-Za-z]{3}$/.test(currency)',
    replace: "const isCode = currency !== ''",
  },
  {
    name: 'unreadable-amount-added-as-nothing',
    file: 'src/shared/domain/money.ts',
    find: '    else leftOut += 1\n',
    replace: '    else leftOut += 0\n',
  },
  {
    name: 'negative-fraction-loses-its-sign',
    file: 'src/shared/domain/money.ts',
    find: "{exact < 0n ? '-' : ''}",
    replace: "{exact < -99n ? '-' : ''}",
  },
  {
    name: 'half-minor-unit-rounded-down',
    file: 'src/shared/domain/money.ts',
    find: "const roundsUp = (fraction[FACTOR_DIGITS] ?? '0') >= '5'",
    replace: "const roundsUp = (fraction[FACTOR_DIGITS] ?? '0') > '5'",
  },
  {
    name: 'emoji-cut-in-half',
    file: 'src/shared/domain/text.ts',
    find: 'if (count === limit) end = index',
    replace: 'if (count === limit) end = Math.min(index, limit)',
  },
  {
    name: 'one-bad-element-loses-the-list',
    file: 'src/shared/row-repair.ts',
    find: "      if (!('kept' in result)) return result\n      value[index] = result.kept\n",
    replace: "      value[index] = 'kept' in result ? result.kept : null\n",
  },
  {
    name: 'repeated-page-read-for-ever',
    file: 'src/shared/paging.ts',
    find: 'if (hasNothingNew || pages.some(({ place }) => place === next))',
    replace: 'if (hasNothingNew && pages.some(({ place }) => place === next))',
  },
  {
    name: 'international-number-prefixed-again',
    file: 'src/shared/domain/text/phone-number.ts',
    find: 'return own?.isValid() === true ? own : number',
    replace: 'return number',
  },
]
