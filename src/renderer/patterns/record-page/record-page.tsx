import { DialogContent, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { BoxSearchRegular, type FluentIcon } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { LoadState } from '../load-state/load-state.tsx'
import { Elsewhere } from '../screens/elsewhere.tsx'
import { useRecordFrame } from './record-dialog.tsx'

export interface RecordPageProps<Stored> {
  /** What it is, within a sentence: "page". */
  readonly what: string
  /** Which one, as the address names it; null where it names none. */
  readonly id: string | null
  /** The record as the platform has it now; nothing where there is none. Throws a `PlatformFailure`. */
  readonly read: (bridge: Bridge, id: string, signal: AbortSignal) => Promise<Stored | null | undefined>
  /** What a list knows of it already: shown until it is read, and not to be changed. */
  readonly known?: Stored | null | undefined
  /** Where a screen leads when none is named or there is no such record. */
  readonly list?: { readonly path: string; readonly label: string }
  /** Says that none was chosen. */
  readonly noneChosen?: string
  readonly notFound: { readonly title: string; readonly explanation: string; readonly icon?: FluentIcon }
  /** What failed, as a sentence: "The page could not be loaded." */
  readonly loadFailed: string
  /** Draws the form. `isFresh`: the record is as the platform has it now; until then nothing is to be changed. */
  readonly children: (stored: Stored, isFresh: boolean) => ReactNode
}

/**
 * The record that a screen or a dialog edits, read when it opens: what others save in the meantime does not change a form that is being filled. Draws the
 * skeleton, the failure, "there is none" and "none was chosen".
 */
export const RecordPage = <Stored,>(props: RecordPageProps<Stored>) => {
  const { id, noneChosen = null, list } = props
  if (list !== undefined && !id) return <Elsewhere to={list.path} message={noneChosen} />
  return <ReadRecord key={id} {...props} id={id ?? ''} />
}

const ReadRecord = <Stored,>({ what, id, read, known, list, notFound, loadFailed, children }: RecordPageProps<Stored> & { readonly id: string }) => {
  const bridge = useBridge()
  const frame = useRecordFrame()
  const Frame = frame === null ? Fragment : DialogContent
  // Of this opening alone: an answer is neither kept nor renewed behind the form.
  const [opening] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['record', what, id, opening],
    queryFn: async ({ signal }) => ({ stored: (await read(bridge, id, signal)) ?? null }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  })
  if (data === undefined && isFetching && known !== null && known !== undefined) return <Fragment key="known">{children(known, false)}</Fragment>
  const none = (
    <EmptyState
      role="alert"
      icon={notFound.icon ?? BoxSearchRegular}
      title={notFound.title}
      explanation={notFound.explanation}
      actions={
        list !== undefined && (
          <LinkButton to={list.path} appearance="primary">
            {list.label}
          </LinkButton>
        )
      }
    />
  )
  return (
    <LoadState
      read={{ data, error, isFetching, refetch }}
      what={loadFailed}
      skeleton={frame === null ? <FormSkeleton /> : <FieldsSkeleton what={what} />}
      frame={Frame}
    >
      {({ stored }) => (stored === null ? <Frame>{none}</Frame> : <Fragment key="fresh">{children(stored, true)}</Fragment>)}
    </LoadState>
  )
}

const useStyles = makeStyles({ lines: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalL } })

const LINES = [0, 1, 2, 3, 4, 5]

/** The shape of the fields of a dialog that are being loaded. */
const FieldsSkeleton = ({ what }: { readonly what: string }) => {
  const styles = useStyles()
  return (
    <Skeleton aria-label={`Loading the ${what}`} className={styles.lines}>
      {LINES.map((line) => (
        <SkeletonItem key={line} size={40} />
      ))}
    </Skeleton>
  )
}
