import { makeStyles, mergeClasses, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'
import { formatCount } from '#shared/domain/text.ts'
import { isTileOn, SITE_TILES, type SiteCounts, toggleTile } from './site-counts.ts'

const useStyles = makeStyles({
  tiles: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, border: 'none', margin: 0, padding: 0 },
  // Narrow enough for all of them beside "Offline: as of" in a window of 1280.
  tile: { minWidth: 'auto', paddingInline: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightRegular, columnGap: tokens.spacingHorizontalS },
  count: { fontVariantNumeric: 'tabular-nums' },
  loading: { color: tokens.colorNeutralForeground3 },
})

interface SiteTilesProps {
  /** Of every loaded site, whatever the filters; undefined while there are none yet. */
  readonly counts: SiteCounts | undefined
  readonly filters: FilterValues
  readonly onFilter: (part: FilterValues) => void
}

const Tiles = ({ counts, filters, onFilter }: SiteTilesProps) => {
  const styles = useStyles()
  return (
    <fieldset aria-label="Sites by state" className={styles.tiles}>
      {SITE_TILES.map((tile) => {
        const count = counts?.[tile.count]
        const plans =
          tile.count === 'active' && counts !== undefined
            ? `; ${counts.activePlan === 1 ? '1 site has' : `${formatCount(counts.activePlan)} sites have`} an active plan`
            : ''
        return (
          <ToggleButton
            key={tile.count}
            className={styles.tile}
            appearance={isTileOn(tile, filters) ? 'primary' : 'secondary'}
            checked={isTileOn(tile, filters)}
            disabledFocusable={count === undefined}
            aria-label={count === undefined ? `${tile.label}: being counted` : `${tile.label}: ${formatCount(count)} ${tile.explanation}`}
            title={`${tile.explanation}${plans}`}
            onClick={() => count !== undefined && onFilter(toggleTile(tile, filters))}
          >
            {tile.label}
            <Text weight="semibold" className={mergeClasses(styles.count, count === undefined && styles.loading)}>
              {count === undefined ? '–' : formatCount(count)}
            </Text>
          </ToggleButton>
        )
      })}
    </fieldset>
  )
}

/** Only a filter of a tile changes a tile: the search field does not. */
const isSame = (one: SiteTilesProps, other: SiteTilesProps): boolean =>
  one.counts === other.counts && one.onFilter === other.onFilter && SITE_TILES.every((tile) => isTileOn(tile, one.filters) === isTileOn(tile, other.filters))

/** How many sites are in each state. A click shows them, another click shows all again. */
export const SiteTiles = memo(Tiles, isSame)
