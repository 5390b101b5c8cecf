import { cleanText } from '#shared/domain/text/clean-text.ts'

/** How one filter travels in the address. Values are repeated parameters, so no separator has to be escaped. */
export interface FilterCodec<Value> {
  /** The value of a filter that is not set; leaves no trace in the address. */
  readonly empty: Value
  /** What clearing it sets, where it is set at first; else `empty`. */
  readonly cleared?: Value
  /** Never throws: what cannot be understood is `empty`. */
  readonly read: (parameters: readonly string[]) => Value
  readonly write: (value: Value) => readonly string[]
}

export function textFilter(): FilterCodec<string> {
  return { empty: '', read: ([text]) => cleanText(text ?? '').text, write: (text) => (text === '' ? [] : [text]) }
}

/** One of `choices`; any text when they are known only from the data (partner names, cities). */
export function choiceFilter<Choice extends string = string>(choices?: readonly Choice[]): FilterCodec<Choice | null> {
  return {
    empty: null,
    read: ([choice]) => (choice !== undefined && choice !== '' && isAmong(choice, choices) ? choice : null),
    write: (choice) => (choice === null ? [] : [choice]),
  }
}

const NONE: readonly never[] = []

/** Several of `choices`, each once; any texts when they are known only from the data. */
export function multiChoiceFilter<Choice extends string = string>(choices?: readonly Choice[]): FilterCodec<readonly Choice[]> {
  return {
    empty: NONE,
    read: (parameters) => {
      const chosen = parameters.filter((choice): choice is Choice => choice !== '' && isAmong(choice, choices))
      return chosen.length === 0 ? NONE : [...new Set(chosen)]
    },
    write: (chosen) => chosen,
  }
}

function isAmong<Choice extends string>(choice: string, choices: readonly Choice[] | undefined): choice is Choice {
  return choices === undefined || (choices as readonly string[]).includes(choice)
}
