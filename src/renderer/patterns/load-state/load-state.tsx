import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, type SkeletonItemProps, tokens } from '@fluentui/react-components'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'

/** Any read: those of `data/platform` are, and a screen may make one of several. */
export interface Loadable<Data> {
  /** Undefined until it is there. */
  readonly data: Data | undefined
  /** Why it, or a newer one, could not be read. */
  readonly error?: Error | null
  /** The same, of the reads that name it so. */
  readonly failure?: Error | null
  readonly isFetching?: boolean
  readonly refetch: () => unknown
}

export interface LoadStateProps<Data> {
  readonly read: Loadable<Data>
  /** What failed where it fails, as a sentence: "The plans could not be loaded." */
  readonly what: string
  /** Drawn until it is there: a skeleton of its shape, or the label of plain lines ("Loading the plans"). */
  readonly skeleton: ReactNode
  /** Drawn where there is nothing in it. */
  readonly empty?: EmptyStateProps & { readonly isEmpty: (data: NoInfer<Data>) => boolean }
  /** What was read before stays on screen, with a notice above it, where it could not be read again. */
  readonly hasStaleNotice?: boolean
  /** Goes around skeleton and failure, which have the place of `children`: `DialogContent`. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>
  readonly children: (data: Data) => ReactNode
}

/** Draws what is read: a skeleton until it is there, why it is not (offline, denied, failed) with the next step, why it is empty, or the data. */
export const LoadState = <Data,>({ read, what, skeleton, empty, hasStaleNotice = false, frame: Frame = Fragment, children }: LoadStateProps<Data>) => {
  const { data, isFetching = false, refetch } = read
  const failure = read.failure ?? read.error ?? null
  const retry = (): void => void refetch()
  if (data === undefined) {
    if (failure !== null && !isFetching) {
      return (
        <Frame>
          <FailureState what={what} failure={asPlatformFailure(failure)} onRetry={retry} />
        </Frame>
      )
    }
    return <Frame>{typeof skeleton === 'string' ? <LinesSkeleton label={skeleton} /> : skeleton}</Frame>
  }
  const notice = hasStaleNotice && failure !== null && <StaleNotice what={what} failure={failure} onRetry={retry} />
  if (empty?.isEmpty(data) !== true) {
    return (
      <>
        {notice}
        {children(data)}
      </>
    )
  }
  const { isEmpty: _, ...texts } = empty
  return (
    <>
      {notice}
      <EmptyState {...texts} />
    </>
  )
}

export interface StaleNoticeProps {
  /** What failed, as a sentence. */
  readonly what: string
  readonly failure: Error
  /** What is on screen instead, as a sentence. */
  readonly shown?: string
  readonly onRetry: () => void
}

/** Above data that could not be read again, or not to their end. */
export const StaleNotice = ({ what, failure, shown = 'This list may be out of date or incomplete.', onRetry }: StaleNoticeProps) => (
  <Notice intent="error" className={useStyles().notice} title={what} actions={<Button onClick={onRetry}>Retry</Button>}>
    {shown} {readableServerMessage(failure.message)}
  </Notice>
)

const useStyles = makeStyles({
  // A table below it gives way, not the notice.
  notice: { flexShrink: 0 },
  panel: { padding: tokens.spacingHorizontalM },
})

export interface LinesSkeletonProps {
  /** Read out: "Loading the plans". */
  readonly label: string
  readonly lines?: number
  /** Height of a line, in pixels. */
  readonly size?: NonNullable<SkeletonItemProps['size']>
  /** Without room around it: where its place has some. */
  readonly isBare?: boolean
}

/** Plain lines in the shape of rows or fields. */
export const LinesSkeleton = ({ label, lines = 4, size = 64, isBare = false }: LinesSkeletonProps) => {
  const styles = useStyles()
  return (
    <Skeleton aria-label={label} className={mergeClasses(useLayoutStyles().stackL, !isBare && styles.panel)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <SkeletonItem key={line} size={size} />
      ))}
    </Skeleton>
  )
}
