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
  const missing = (names: readonly string[]): readonly Fit[] => names.flatMap((name) => found.get(name) ?? []).filter(isMissing)
  const closed = screens.flatMap(({ title, needs }) => missing(needs).map(({ gaps }) => `${title} does not open: ${becauseOf(gaps)}.`))
  const open = screens.filter(({ needs }) => missing(needs).length === 0)
  const dead = actionsOf(
    screens.map((screen) => ({ ...screen, actions: screen.actions.filter(({ operation }) => !screen.needs.includes(operation)) })),
  ).flatMap(({ label, operation, titles }) => missing([operation]).map(({ gaps }) => `${titles.join(', ')}: ${label} does not work: ${becauseOf(gaps)}.`))
  const unread = missing([...new Set(open.flatMap(({ reads }) => reads))]).map(({ operation, gaps }) => {
    const without = open.filter(({ reads }) => reads.includes(operation)).map(({ title }) => title)
    return `${opening(without)} without what ${operation} reads: ${becauseOf(gaps)}.`
  })
  const shown = new Set(screens.flatMap(({ needs, reads, actions: sent }) => [...needs, ...reads, ...sent.map(({ operation }) => operation)]))
  const others = fits.filter((fit) => isMissing(fit) && !shown.has(fit.operation)).map(({ operation, gaps }) => `${operation} is not sent: ${becauseOf(gaps)}.`)
  const without = [...readLines(open, found), ...sentLines(actionsOf(screens), found)]
  return {
    lines: [summaryOf(fits), ...unique([...closed, ...dead, ...unread, ...others, ...without]), ...fits.flatMap(paymentLines)],
    isEveryScreenOpen: closed.length === 0,
  }
}

interface Action {
  readonly label: string
  readonly operation: string
  /** Titles of the screens that have it. */
  readonly titles: readonly string[]
}

/** Every action once, whatever the number of its screens. */
function actionsOf(screens: readonly ScreenOperations[]): readonly Action[] {
  const all = new Map<string, { readonly label: string; readonly operation: string; readonly titles: string[] }>()
  for (const { title, actions } of screens) {
    for (const { label, operation } of actions) {
      const known = all.get(operation)
      if (known === undefined) all.set(operation, { label, operation, titles: [title] })
      else if (!known.titles.includes(title)) known.titles.push(title)
    }
  }
  return [...all.values()]
}

const isMissing = ({ verdict }: Fit): boolean => verdict === 'missing'

const unique = (lines: readonly string[]): readonly string[] => [...new Set(lines)]

function summaryOf(fits: readonly Fit[]): string {
  const fitted = fits.filter(({ verdict }) => verdict === 'fitted').length
  const working = fits.length - fits.filter(isMissing).length
  return `${working} of ${fits.length} operations fit, ${fitted} by fitting.`
}

const becauseOf = (gaps: readonly Gap[]): string =>
  gaps
    .filter(({ blocks }) => blocks)
    .map(gapText)
    .join('; ')

const gapText = (gap: Gap): string => `${gap.where} ${reasonText(gap)}`

const reasonText = ({ reason, line, remedy }: Gap): string =>
  `${reason}${line === undefined ? '' : `, line ${line}`}${remedy === undefined ? '' : `: ${remedy}`}`

const openGaps = (found: ReadonlyMap<string, Fit>, names: readonly string[], kind: Gap['kind']): readonly Gap[] =>
  names.flatMap((name) => found.get(name)?.gaps.filter((gap) => !gap.blocks && gap.kind === kind) ?? [])

const withReason = (gap: Gap): string => `${gap.where} (${reasonText(gap)})`

const opening = (titles: readonly string[]): string => `${titles.join(', ')} ${titles.length === 1 ? 'opens' : 'open'}`

/** Gives each text once, with all that have it; texts that the same ones have go together. */
function together<Each>(all: readonly Each[], textsOf: (each: Each) => readonly string[]): readonly { readonly by: readonly Each[]; readonly texts: string }[] {
  const having = new Map<string, Each[]>()
  for (const each of all) for (const text of unique(textsOf(each))) having.set(text, [...(having.get(text) ?? []), each])
  const groups = Map.groupBy(having, ([, by]) => by.map((each) => all.indexOf(each)).join())
  return [...groups.values()].map((group) => ({ by: group[0]?.[1] ?? [], texts: group.map(([text]) => text).join('; ') }))
}

/** Sentences on what screens do not show and cannot ask for: columns by screen, all else once. */
function readLines(screens: readonly ScreenOperations[], found: ReadonlyMap<string, Fit>): readonly string[] {
  const columnOf = ({ columns = {} }: ScreenOperations, { where }: Gap): string | undefined => columns[where.split('.').at(-1) ?? '']
  const titlesOf = (by: readonly ScreenOperations[]): readonly string[] => by.map(({ title }) => title)
  const lost = ({ reads }: ScreenOperations): readonly Gap[] => openGaps(found, reads, 'field')
  return [
    ...screens.flatMap((screen) => {
      const columns = lost(screen).flatMap((gap) => {
        const column = columnOf(screen, gap)
        return column === undefined ? [] : [`the column ${column} (${gapText(gap)})`]
      })
      return columns.length === 0 ? [] : [`${screen.title} opens without ${unique(columns).join('; ')}.`]
    }),
    ...together(screens, (screen) =>
      lost(screen)
        .filter((gap) => columnOf(screen, gap) === undefined)
        .map(withReason),
    ).map(({ by, texts }) => `${opening(titlesOf(by))} without ${texts}.`),
    ...together(screens, ({ reads }) => openGaps(found, reads, 'argument').map(withReason)).map(
      ({ by, texts }) => `${titlesOf(by).join(', ')} cannot filter or page by ${texts}.`,
    ),
  ]
}

/** Sentences on values that are not saved, and saves that may be refused. */
function sentLines(actions: readonly Action[], found: ReadonlyMap<string, Fit>): readonly string[] {
  const lines = (kind: Gap['kind'], one: string, several: string): readonly string[] =>
    together(actions, ({ operation }) => openGaps(found, [operation], kind).map(withReason)).map(({ by, texts }) => {
      const labels = unique(by.map(({ label }) => label))
      return `${unique(by.flatMap(({ titles }) => titles)).join(', ')}: ${labels.join(', ')} ${labels.length === 1 ? one : several} ${texts}.`
    })
  return [
    ...lines('argument', 'leaves out', 'leave out'),
    ...lines('unfilled', 'is refused unless it is filled in:', 'are refused unless it is filled in:'),
    ...lines('value', 'is refused for some values:', 'are refused for some values:'),
  ]
}
