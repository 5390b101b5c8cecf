import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({ lines: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalL } })

const FIELDS = [0, 1, 2, 3, 4, 5]

/** The shape of the fields of a dialog that are being loaded. */
export const FieldsSkeleton = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading" className={styles.lines}>
      {FIELDS.map((field) => (
        <SkeletonItem key={field} size={40} />
      ))}
    </Skeleton>
  )
}
