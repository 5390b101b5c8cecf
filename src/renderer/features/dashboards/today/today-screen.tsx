import { Badge, type BadgeProps, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, CheckmarkCircleRegular, ChevronRightRegular, ErrorCircleRegular, PenRegular, WarningRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { keysText, useShortcut, useShownKeys } from '#components/shortcuts/shortcuts.ts'
import { DataAge } from '#patterns/list-page/list-buttons.tsx'
import { ageOf, type ListRead, shownInstead } from '#patterns/list-page/list-read.ts'
import { useRefreshOnReturn } from '#patterns/list-page/refresh-on-return.ts'
import { LinesSkeleton, StaleNotice } from '#patterns/load-state/load-state.tsx'
import { SITES_NOT_LOADED } from '../messages.ts'
import type { TodayEntry } from './today-entries.ts'
import { isIdle, type Tile, TodayTiles } from './today-tiles.tsx'

const useStyles = makeStyles({
  screen: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`, maxWidth: '1400px' },
  age: { marginInlineStart: 'auto' },
  entries: { gap: 0, border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    '& svg': { fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground3 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  line: { '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  texts: { display: 'flex', flexDirection: 'column' },
  danger: { '& > svg:first-child': { color: tokens.colorStatusDangerForeground3 } },
  warning: { '& > svg:first-child': { color: tokens.colorStatusWarningForeground3 } },
  neutral: {},
})

const REFRESH = 'Load the figures again'

const ICONS = { danger: ErrorCircleRegular, warning: WarningRegular, neutral: PenRegular } as const
const BADGES: Readonly<Record<TodayEntry['tone'], NonNullable<BadgeProps['color']>>> = { danger: 'danger', warning: 'warning', neutral: 'informative' }

export interface TodayScreenProps {
  readonly tiles: readonly Tile[]
  /** Whose sites the figures are of, where they are not of all. */
  readonly whose?: string | undefined
  /** Undefined until they are read. */
  readonly entries: readonly TodayEntry[] | undefined
  readonly read: Pick<ListRead<unknown>, 'asOf' | 'isOffline' | 'isFetching'> & {
    /** Why the figures of an earlier time are not newer. */
    readonly failure?: ListRead<unknown>['failure']
  }
  readonly refresh: () => void
  /** Where the user goes when nothing needs them. */
  readonly home: { readonly to: string; readonly label: string }
}

/** What needs the user today: figures that lead to their lists, and what they began and did not finish. */
export const TodayScreen = ({ tiles, whose, entries, read, refresh, home }: TodayScreenProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  useShortcut({ keys: ACTION_KEYS.refresh, description: REFRESH, group: 'Today', run: refresh })
  const keys = useShownKeys(ACTION_KEYS.refresh)
  const { failure = null } = read
  useRefreshOnReturn({ refresh, isFetching: read.isFetching })
  const isClear = entries?.length === 0 && tiles.every(isIdle)
  return (
    <div className={layout.scroll}>
      <div className={mergeClasses(layout.stackL, styles.screen)}>
        <div className={layout.wrap}>
          <Text as="h2" size={500} weight="semibold" className={layout.noMargin}>
            What needs you today
          </Text>
          {whose !== undefined && <Text className={layout.quiet}>{whose}</Text>}
          <div className={mergeClasses(layout.row, styles.age)}>
            <DataAge {...ageOf({ rows: undefined, refresh, ...read, failure })} many="sites" />
            <Button
              appearance="subtle"
              icon={<ArrowClockwiseRegular />}
              aria-label={REFRESH}
              title={read.isFetching === true ? 'Loading' : keys === null ? REFRESH : `${REFRESH} (${keysText(keys)})`}
              disabledFocusable={read.isFetching === true}
              onClick={refresh}
            />
          </div>
        </div>
        {failure !== null && read.isOffline !== true && (
          <StaleNotice what={SITES_NOT_LOADED} failure={failure} shown={shownInstead(read, 'sites')} onRetry={refresh} />
        )}
        {isClear && (
          <EmptyState
            icon={CheckmarkCircleRegular}
            title="Nothing needs you today"
            explanation="No license ends soon, nothing is owed, and everything you began is done."
            actions={<LinkButton to={home.to}>{home.label}</LinkButton>}
          />
        )}
        {tiles.length > 0 && <TodayTiles tiles={tiles} onRetry={refresh} />}
        {entries === undefined && <LinesSkeleton label="Loading what you began" lines={2} size={48} isBare />}
        {entries !== undefined && entries.length > 0 && (
          <section aria-label="To be finished" className={layout.stack}>
            <Text as="h3" size={400} weight="semibold" className={layout.noMargin}>
              To be finished
            </Text>
            <ul className={mergeClasses(layout.list, styles.entries)}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles.line}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

const Entry = ({ entry: { tone, title, detail, count, to } }: { readonly entry: TodayEntry }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const Icon = ICONS[tone]
  return (
    <a href={useHref(to)} onClick={useLinkClickHandler(to)} className={mergeClasses(styles.entry, styles[tone])}>
      <Icon aria-hidden />
      <span className={styles.texts}>
        <Text weight="semibold" dir="auto">
          {title}
        </Text>
        <Text size={200} dir="auto" className={layout.quiet}>
          {detail}
        </Text>
      </span>
      {count === null ? (
        <span />
      ) : (
        <Badge appearance="tint" color={BADGES[tone]}>
          {count}
        </Badge>
      )}
      <ChevronRightRegular aria-hidden />
    </a>
  )
}
