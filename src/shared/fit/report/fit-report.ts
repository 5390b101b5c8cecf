import type { Fit } from '../fit.ts'
import type { Gap } from '../gap.ts'
import { paymentLines } from './payment-lines.ts'

/** A screen with the operations it is made of, by the names of their documents. */
export interface ScreenOperations {
  readonly title: string
  /** Without one of these it does not open. */
  readonly needs: readonly string[]
  readonly reads: readonly string[]
  /** The actions of the screen: label and operation. */
  readonly actions: readonly { readonly label: string; readonly operation: string }[]
  /** Titles of columns by the field that they show. */
  readonly columns?: Readonly<Record<string, string>>
}

export interface FitReport {
  /** Worst first: a sentence each. */
  readonly lines: readonly string[]
  readonly isEveryScreenOpen: boolean
}

/**
 * Says in sentences how a platform's schema affects users of the console: how many operations fit, which screens do not
 * open, which actions do not work, what is left out, and how payments are sent.
 */
export function fitReport(fits: readonly Fit[], screens: readonly ScreenOperations[]): FitReport {
  const found = new Map(fits.map((fit) => [fit.operation, fit]))
  const closed = screens.flatMap(({ title, needs }) => sentences(needs, found, isMissing, ({ gaps }) => `${title} does not open: ${becauseOf(gaps)}.`))
  const dead = screens.flatMap(({ title, actions }) =>
    actions.flatMap(({ label, operation }) => sentences([operation], found, isMissing, ({ gaps }) => `${title}: ${label} does not work: ${becauseOf(gaps)}.`)),
  )
  const unread = screens.flatMap(({ title, needs, reads }) =>
    sentences(
      reads.filter((name) => !needs.includes(name)),
      found,
      isMissing,
      ({ operation, gaps }) => `${title} opens without what ${operation} reads: ${becauseOf(gaps)}.`,
    ),
  )
  const shown = new Set(screens.flatMap(({ needs, reads, actions }) => [...needs, ...reads, ...actions.map(({ operation }) => operation)]))
  const others = fits.filter((fit) => isMissing(fit) && !shown.has(fit.operation)).map(({ operation, gaps }) => `${operation} is not sent: ${becauseOf(gaps)}.`)
  const without = screens.flatMap((screen) => withoutLines(screen, found))
  return {
    lines: [summaryOf(fits), ...unique([...closed, ...dead, ...unread, ...others, ...without]), ...fits.flatMap(paymentLines)],
    isEveryScreenOpen: closed.length === 0,
  }
}

const isMissing = ({ verdict }: Fit): boolean => verdict === 'missing'

const unique = (lines: readonly string[]): readonly string[] => [...new Set(lines)]

function summaryOf(fits: readonly Fit[]): string {
  const fitted = fits.filter(({ verdict }) => verdict === 'fitted').length
  const working = fits.length - fits.filter(isMissing).length
  return `${working} of ${fits.length} operations fit, ${fitted} by fitting.`
}

const sentences = (names: readonly string[], found: ReadonlyMap<string, Fit>, isMeant: (fit: Fit) => boolean, sentence: (fit: Fit) => string): string[] =>
  names.flatMap((name) => {
    const fit = found.get(name)
    return fit !== undefined && isMeant(fit) ? [sentence(fit)] : []
  })

const becauseOf = (gaps: readonly Gap[]): string =>
  gaps
    .filter(({ blocks }) => blocks)
    .map(gapText)
    .join('; ')

const gapText = (gap: Gap): string => `${gap.where} ${reasonText(gap)}`

const reasonText = ({ reason, line, remedy }: Gap): string =>
  `${reason}${line === undefined ? '' : `, line ${line}`}${remedy === undefined ? '' : `: ${remedy}`}`

/** Sentences on a screen: missing fields, values that are not saved, and saves that may be refused. */
function withoutLines({ title, reads, actions, columns = {} }: ScreenOperations, found: ReadonlyMap<string, Fit>): string[] {
  const open = (names: readonly string[]): readonly Gap[] => names.flatMap((name) => found.get(name)?.gaps.filter(({ blocks }) => !blocks) ?? [])
  const of = (gaps: readonly Gap[], kind: Gap['kind']): readonly Gap[] => gaps.filter((gap) => gap.kind === kind)
  const name = (gap: Gap): string => {
    const column = gap.kind === 'field' ? columns[gap.where.split('.').at(-1) ?? ''] : undefined
    return column === undefined ? `${gap.where} (${reasonText(gap)})` : `the column ${column} (${gap.where} ${reasonText(gap)})`
  }
  const line = (start: string, gaps: readonly Gap[]): string[] => (gaps.length === 0 ? [] : [`${start} ${unique(gaps.map(name)).join('; ')}.`])
  return [
    ...line(`${title} opens without`, of(open(reads), 'field')),
    ...line(`${title} cannot filter or page by`, of(open(reads), 'argument')),
    ...actions.flatMap(({ label, operation }) => [
      ...line(`${title}: ${label} leaves out`, of(open([operation]), 'argument')),
      ...line(`${title}: ${label} is refused unless it is filled in:`, of(open([operation]), 'unfilled')),
      ...line(`${title}: ${label} is refused for some values:`, of(open([operation]), 'value')),
    ]),
  ]
}
