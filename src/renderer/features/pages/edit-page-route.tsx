import { DocumentRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { LIST_FAILED, NO_PAGE_CHOSEN, NO_SUCH_PAGE } from './messages.ts'
import { PageForm } from './page-form.tsx'
import { usePageSave } from './use-page-save.ts'

/** The screen of a stored page, named in the address. */
const EditPageRoute = () => {
  const [search] = useSearchParams()
  const pageName = search.get('page')
  return pageName === null || pageName === '' ? <NoPageChosen /> : <StoredPage key={pageName} pageName={pageName} />
}

/** What the list has read shows at once; it can be changed when the platform has answered anew. */
const StoredPage = ({ pageName }: { readonly pageName: string }) => {
  const [openedAt] = useState(() => Date.now())
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(masterPagesQuery(useBridge()))
  const found = data?.rows.find((page) => page.pageName === pageName)
  const isFresh = dataUpdatedAt >= openedAt
  if (error !== null && !isFetching && !isFresh) {
    return <FailureState what={LIST_FAILED} failure={asPlatformFailure(error)} onRetry={() => void refetch()} />
  }
  if (found !== undefined) return <PageEditor key={isFresh ? 'fresh' : 'known'} stored={found} isReadOnly={!isFresh} />
  if (!isFresh) return <FormSkeleton />
  return (
    <>
      <PagingNotice stopped={data?.stopped ?? null} onRetry={() => void refetch()} />
      <NoSuchPage pageName={pageName} />
    </>
  )
}

const NO_NAMES: ReadonlySet<string> = new Set()

interface PageEditorProps {
  /** As it was when the form was opened: what others save meanwhile does not change a form that is being filled. */
  readonly stored: MasterPage
  readonly isReadOnly: boolean
}

const PageEditor = ({ stored, isReadOnly }: PageEditorProps) => {
  const saving = usePageSave({ stored, takenNames: NO_NAMES })
  return <PageForm saving={saving} pageName={stored.pageName} isReadOnly={isReadOnly} />
}

/** Back to the list, with a word why. */
const NoPageChosen = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    notify.show({ id: 'no-page-chosen', intent: 'info', message: NO_PAGE_CHOSEN })
    void navigate('/site-pages', { replace: true })
  }, [navigate, notify])
  return null
}

const NoSuchPage = ({ pageName }: { readonly pageName: string }) => (
  <EmptyState
    role="alert"
    icon={DocumentRegular}
    title={NO_SUCH_PAGE}
    explanation={`No page is named ${pageName}. It may have been deleted.`}
    actions={
      <LinkButton to="/site-pages" appearance="primary">
        Go to the pages
      </LinkButton>
    }
  />
)

export default EditPageRoute
