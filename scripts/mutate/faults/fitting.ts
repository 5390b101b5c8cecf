import type { Fault } from '../fault.ts'

/** A platform with a schema of its own is misread: rows, refusals or values get lost without a word. */
export const FITTING: readonly Fault[] = [
  {
    name: 'part-of-a-list-taken-for-the-whole',
    file: 'src/shared/fit/answer/pages.ts',
    find: "if (!isPart && typeof least !== 'number') return undefined",
    replace: "if (typeof least !== 'number') return undefined",
  },
  {
    name: 'last-page-asked-for-again',
    file: 'src/shared/fit/apply-plan.ts',
    find: "more.split('.')]) === false",
    replace: "more.split('.')]) === null",
  },
  {
    name: 'errors-beside-the-record-not-seen',
    file: 'src/shared/fit/values/value-conversion.ts',
    find: 'success === undefined ? isSomething(found) : values[success] !== true',
    replace: 'success !== undefined && values[success] !== true',
  },
  {
    name: 'refusal-of-a-union-taken-for-done',
    file: 'src/shared/fit/values/value-conversion.ts',
    find: "if (values['__typename'] !== member) throw",
    replace: "if (values['__typename'] === undefined) throw",
  },
  {
    name: 'taken-user-name-read-as-free',
    file: 'src/shared/fit/answer/root-answer.ts',
    find: '? !DENIED.test(name) : DONE.test(name)',
    replace: '? true : DONE.test(name)',
  },
  {
    name: 'payment-in-another-unit',
    file: 'src/shared/fit/input-conversion.ts',
    find: '&& !/minor units/i.test(type.description',
    replace: '&& /major units/i.test(type.description',
  },
  {
    name: 'payment-without-its-note',
    file: 'src/shared/fit/arguments.ts',
    find: 'const blocks = isMoney || isOurs\n',
    replace: 'const blocks = isOurs\n',
  },
  {
    name: 'fits-of-another-schema-kept',
    file: 'src/main/platform/fitting/fittings.ts',
    find: 'each.ours === ours && each.theirs === theirs)',
    replace: 'each.ours === ours)',
  },
  {
    name: 'value-without-a-place-left-out',
    file: 'src/main/platform/fitting/planned-operation.ts',
    find: 'if (lost !== undefined) return notOffered(',
    replace: 'if (lost === null) return notOffered(',
  },
  {
    name: 'alias-of-two-fields-written',
    file: 'src/shared/fit/suggest/suggest-aliases.ts',
    find: 'claimOf(other) === claimOf(each)).length === 1',
    replace: 'claimOf(other) === claimOf(each)).length >= 1',
  },
]
