import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { HEADER_HEIGHT, ROW_HEIGHT } from './data-table/grid/metrics.ts'

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

// The measures of a list screen (site-list.tsx, data-table.tsx), so that nothing jumps when it takes this one's place.
const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
  },
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  tile: { width: '12ch' },
  search: { width: '48ch' },
  filter: { width: '10ch' },
  table: { flexGrow: 1, border: LINE, borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  toolbar: { minHeight: '44px', paddingInline: tokens.spacingHorizontalM, borderBottom: LINE },
  row: {
    display: 'flex',
    alignItems: 'center',
    height: `${ROW_HEIGHT}px`,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: LINE,
    boxSizing: 'border-box',
  },
  header: { height: `${HEADER_HEIGHT}px` },
  cell: { width: '85%' },
})

const TILES = [0, 1, 2, 3, 4]
const ROWS = Array.from({ length: 20 }, (_, row) => row)

/** The shape of a screen that is being loaded: tiles, search and toolbar over rows, as lists have them. */
export const ScreenSkeleton = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading the screen" className={styles.page}>
      <div className={styles.head}>
        <div className={styles.bar}>
          {TILES.map((tile) => (
            <SkeletonItem key={tile} size={32} className={styles.tile} />
          ))}
        </div>
        <div className={styles.bar}>
          <SkeletonItem size={32} className={styles.search} />
          <SkeletonItem size={32} className={styles.filter} />
        </div>
      </div>
      <div className={styles.table}>
        <div className={mergeClasses(styles.bar, styles.toolbar)}>
          <SkeletonItem size={16} className={styles.tile} />
        </div>
        <div className={mergeClasses(styles.row, styles.header)} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonItem size={12} className={styles.cell} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
