import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: tokens.spacingHorizontalXL },
  bar: { display: 'flex', gap: tokens.spacingHorizontalM },
  field: { width: '30%' },
  button: { width: '12%' },
})

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** The shape of a screen that is being loaded: a bar of controls over rows. */
export const ScreenSkeleton = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading the screen" className={styles.page}>
      <div className={styles.bar}>
        <SkeletonItem size={32} className={styles.field} />
        <SkeletonItem size={32} className={styles.button} />
        <SkeletonItem size={32} className={styles.button} />
      </div>
      {ROWS.map((row) => (
        <SkeletonItem key={row} size={28} />
      ))}
    </Skeleton>
  )
}
