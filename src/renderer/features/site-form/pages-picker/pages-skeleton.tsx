import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // As high as a table of pages, so that nothing below jumps when it arrives.
  pages: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, height: 'min(480px, 70vh)', overflow: 'hidden' },
})

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** The place of a table of pages while the table itself is being loaded: the last of a form, it would keep the first fields waiting. */
export const PagesSkeleton = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading the pages" className={styles.pages}>
      {ROWS.map((row) => (
        <SkeletonItem key={row} size={24} />
      ))}
    </Skeleton>
  )
}
