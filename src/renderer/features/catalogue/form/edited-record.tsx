import { BoxSearchRegular } from '@fluentui/react-icons'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'

/** The list that a record is looked up in. */
export interface RecordList<Row> {
  /** As they are now; undefined until the platform has answered this screen. */
  readonly rows: readonly Row[] | undefined
  readonly failure: PlatformFailure | null
  readonly retry: () => void
}

export interface EditedRecordProps<Row> {
  /** The parameter of the address that holds the record's id. */
  readonly parameter: string
  /** What a list carried here in the navigation state; null when it carried nothing. */
  readonly carried: Row | null
  readonly list: RecordList<Row>
  readonly idOf: (row: Row) => string
  /** Where to go, and what is said there, when neither address nor state names a record. */
  readonly listPath: string
  readonly noneChosen: string
  /** What is said where there is no such record, and where the list cannot be loaded. */
  readonly notFound: string
  readonly loadFailed: string
  /** Draws the form. `isFresh`: the record is as the platform has it now; until then nothing is to be changed. */
  readonly children: (row: Row, isFresh: boolean) => ReactNode
}

/**
 * The record that an edit screen is for: the one named in the address, else the one that a list carried here. What was carried is shown at once and then
 * refreshed.
 */
export const EditedRecord = <Row,>(props: EditedRecordProps<Row>) => {
  const { parameter, carried, list, idOf, listPath, noneChosen, notFound, loadFailed, children } = props
  const [search] = useSearchParams()
  const id = search.get(parameter) ?? (carried === null ? null : idOf(carried))
  if (id === null) return <NoneChosen listPath={listPath} message={noneChosen} />
  const { rows, failure, retry } = list
  const fresh = rows?.find((row) => idOf(row) === id)
  if (fresh !== undefined) return <Fragment key={`${id} fresh`}>{children(fresh, true)}</Fragment>
  if (rows !== undefined) return <NotFound title={notFound} id={id} listPath={listPath} />
  if (failure !== null) {
    return <FailureState what={loadFailed} failure={failure} onRetry={retry} />
  }
  if (carried !== null && idOf(carried) === id) return <Fragment key={`${id} carried`}>{children(carried, false)}</Fragment>
  return <FormSkeleton />
}

const NoneChosen = ({ listPath, message }: { readonly listPath: string; readonly message: string }) => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    notify.show({ id: 'none-chosen', intent: 'info', message })
    void navigate(listPath, { replace: true })
  }, [listPath, message, navigate, notify])
  return null
}

const NotFound = ({ title, id, listPath }: { readonly title: string; readonly id: string; readonly listPath: string }) => (
  <EmptyState
    role="alert"
    icon={BoxSearchRegular}
    title={title}
    explanation={`Nothing has the id ${id}. It may have been deleted.`}
    actions={
      <LinkButton to={listPath} appearance="primary">
        Go to the list
      </LinkButton>
    }
  />
)
