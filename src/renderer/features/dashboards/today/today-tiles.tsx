import { Link, makeStyles, mergeClasses, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { firstOf, ShowMore } from '#components/show-more.tsx'
import { useOfflineSince } from '#data/bridge/bridge-context.ts'
import { formatMoneySum } from '#shared/domain/money.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { Risk } from './site-figures.ts'

const useStyles = makeStyles({
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: tokens.spacingHorizontalM, '& > li > *': { height: '100%' } },
  // Two rows of three: five columns would leave the sixth tile alone in its row.
  inThrees: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(220px, 30%), 1fr))' },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    minHeight: '112px',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
  },
  link: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  count: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  more: { alignSelf: 'start' },
  amount: { color: tokens.colorNeutralForeground1 },
  amounts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, listStyleType: 'none', margin: 0, padding: 0 },
})

/** What a tile shows in place of a number while there is none. */
type TileState = 'loading' | 'failed'

interface TileBase {
  readonly id: string
  readonly label: string
  readonly explanation: string
  /** Absent: its number is there. */
  readonly state?: TileState | undefined
}

/** A number that leads to the list of what it counts, or amounts by currency that each do. */
export type Tile =
  | (TileBase & { readonly kind: 'count'; readonly count: number; readonly to: string })
  | (TileBase & { readonly kind: 'amount'; readonly text: string; readonly isBelowZero: boolean; readonly to: string })
  | (TileBase & { readonly kind: 'risk'; readonly risk: readonly Risk[]; readonly toOf: (currency: string) => string })

/** What a tile shows while its read has no data. */
export const tileState = ({ data, error }: { readonly data: unknown; readonly error: Error | null }): TileState | undefined => {
  if (data !== undefined) return undefined
  return error === null ? 'loading' : 'failed'
}

/** Whether a tile has nothing that needs the user. */
export const isIdle = (tile: Tile): boolean => {
  if (tile.state !== undefined) return false
  if (tile.kind === 'count') return tile.count === 0
  return tile.kind === 'amount' ? !tile.isBelowZero : tile.risk.length === 0
}

interface TodayTilesProps {
  readonly tiles: readonly Tile[]
  /** Loads the figures again. */
  readonly onRetry: () => void
}

const MOST_IN_A_ROW = 5

export const TodayTiles = ({ tiles, onRetry }: TodayTilesProps) => {
  const styles = useStyles()
  return (
    <ul aria-label="Figures" className={mergeClasses(useLayoutStyles().list, styles.tiles, tiles.length > MOST_IN_A_ROW && styles.inThrees)}>
      {tiles.map((tile) => (
        <li key={tile.id}>{tile.state === undefined ? <ReadyTile tile={tile} /> : <PendingTile label={tile.label} state={tile.state} onRetry={onRetry} />}</li>
      ))}
    </ul>
  )
}

interface PendingTileProps {
  readonly label: string
  readonly state: TileState
  readonly onRetry: () => void
}

const PendingTile = ({ label, state, onRetry }: PendingTileProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const isOffline = useOfflineSince() !== null
  return (
    <div className={styles.tile}>
      <Text weight="semibold">{label}</Text>
      {state === 'loading' ? (
        <Skeleton aria-label={`Loading: ${label}`}>
          <SkeletonItem size={40} />
        </Skeleton>
      ) : (
        <Text className={layout.muted}>{isOffline ? 'Not available offline' : 'Could not be loaded'}</Text>
      )}
      {state === 'failed' && !isOffline && (
        <Link as="button" className={styles.more} aria-label={`Retry: ${label}`} onClick={onRetry}>
          Retry
        </Link>
      )}
    </div>
  )
}

const ReadyTile = ({ tile }: { readonly tile: Tile }) => {
  if (tile.kind === 'risk') return <RiskTile {...tile} />
  const [text, tone]: readonly [string, LinkTileProps['tone']] =
    tile.kind === 'count' ? [formatCount(tile.count), tile.count === 0 ? 'none' : undefined] : [tile.text, tile.isBelowZero ? 'danger' : undefined]
  return <LinkTile label={tile.label} explanation={tile.explanation} text={text} tone={tone} to={tile.to} />
}

interface LinkTileProps {
  readonly label: string
  readonly explanation: string
  readonly text: string
  readonly tone: 'none' | 'danger' | undefined
  readonly to: string
}

const LinkTile = ({ label, explanation, text, tone, to }: LinkTileProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <a href={useHref(to)} onClick={useLinkClickHandler(to)} className={mergeClasses(styles.tile, styles.link)} aria-label={`${label}: ${text}, ${explanation}`}>
      <Text weight="semibold">{label}</Text>
      <span className={mergeClasses(styles.count, layout.numbers, tone === 'none' && styles.none, tone === 'danger' && layout.danger)}>{text}</span>
      <Text size={200} className={layout.quiet}>
        {explanation}
      </Text>
    </a>
  )
}

const sitesText = (count: number): string => (count === 1 ? '1 site' : `${formatCount(count)} sites`)

/** Amounts of more currencies show so many less one at first: the tiles stay of one height. */
const MOST_AMOUNTS = 3

/** Amounts of several currencies stand below each other: they cannot be added. */
const RiskTile = ({ label, explanation, risk, toOf }: Extract<Tile, { readonly kind: 'risk' }>) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [isWhole, setWhole] = useState(false)
  const first = firstOf(risk, MOST_AMOUNTS - 1, MOST_AMOUNTS)
  return (
    <section className={styles.tile} aria-label={label}>
      <Text weight="semibold">{label}</Text>
      {risk.length === 0 && <span className={mergeClasses(styles.count, styles.none)}>0</span>}
      <ul className={styles.amounts}>
        {(isWhole ? risk : first).map(({ currency, sum, sites }) => (
          <li key={currency}>
            <AmountLink to={toOf(currency)} text={formatMoneySum(sum, currency)} sites={sitesText(sites)} isOnly={risk.length === 1} />
          </li>
        ))}
      </ul>
      <ShowMore more={risk.length - first.length} what="currencies" isWhole={isWhole} onWhole={setWhole} className={styles.more} />
      <Text size={200} className={layout.quiet}>
        {explanation}
      </Text>
    </section>
  )
}

interface AmountLinkProps {
  readonly to: string
  readonly text: string
  readonly sites: string
  /** As large as the figures of the other tiles. */
  readonly isOnly: boolean
}

const AmountLink = ({ to, text, sites, isOnly }: AmountLinkProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <Link appearance="subtle" href={useHref(to)} onClick={useLinkClickHandler(to)}>
      <Text size={400} weight="semibold" className={mergeClasses(layout.numbers, styles.amount, isOnly && styles.count)}>
        {text}
      </Text>{' '}
      {sites}
    </Link>
  )
}
