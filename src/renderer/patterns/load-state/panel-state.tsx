import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { FailureState } from '#components/failure-state.tsx'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'

const useStyles = makeStyles({ skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, padding: tokens.spacingHorizontalM } })

const LINES = [0, 1, 2, 3]

/** Stands where a panel will be while it is loaded: lines as high as its rows. */
export const PanelSkeleton = ({ label }: { readonly label: string }) => {
  const styles = useStyles()
  return (
    <Skeleton aria-label={label} className={styles.skeleton}>
      {LINES.map((line) => (
        <SkeletonItem key={line} size={64} />
      ))}
    </Skeleton>
  )
}

export interface PanelFailureProps {
  /** What failed, as a sentence. */
  readonly what: string
  readonly failure: PlatformFailure
  readonly onRetry: () => void
}

/** Stands where a panel would be: why it is not there, and the next step. */
export const PanelFailure = ({ what, failure, onRetry }: PanelFailureProps) => <FailureState what={what} failure={failure} onRetry={onRetry} />
