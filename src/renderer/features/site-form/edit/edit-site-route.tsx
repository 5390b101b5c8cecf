import { BuildingShopRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { carriedSite } from './carried-site.ts'
import { EditSite } from './edit-site.tsx'
import { loadSite } from './load-site.ts'
import { LoadingSite } from './loading-site.tsx'
import { LOAD_FAILED, NO_SITE_CHOSEN, NO_SUCH_SITE } from './messages.ts'

/** The screen Edit Site: the site named in the address, else the one that the list carried here. */
const EditSiteRoute = () => {
  const bridge = useBridge()
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const carried = useMemo(() => carriedSite(state), [state])
  const siteId = search.get('site') ?? carried?.siteId ?? null
  const hint = carried !== null && carried.siteId === siteId ? carried : null
  const query = useQuery({
    queryKey: ['edit-site', siteId],
    queryFn: ({ signal }) => loadSite(bridge, siteId ?? '', hint?.kind ?? null, signal),
    enabled: siteId !== null,
    // What is edited is what the platform holds now, and stays until it is saved: an answer is neither kept nor renewed behind the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  if (siteId === null) return <NoSiteChosen />
  if (query.data === null) return <NoSuchSite siteId={siteId} />
  if (query.data !== undefined) return <EditSite key={siteId} source={query.data} />
  if (query.error !== null && !query.isFetching) {
    return <FailureState what={LOAD_FAILED} failure={asPlatformFailure(query.error)} onRetry={() => void query.refetch()} />
  }
  return hint === null ? <FormSkeleton /> : <LoadingSite values={hint.values} />
}

/** Back to the list, with a word why. */
const NoSiteChosen = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    notify.show({ id: 'no-site-chosen', intent: 'info', message: NO_SITE_CHOSEN })
    void navigate('/', { replace: true })
  }, [navigate, notify])
  return null
}

const NoSuchSite = ({ siteId }: { readonly siteId: string }) => (
  <EmptyState
    role="alert"
    icon={BuildingShopRegular}
    title={NO_SUCH_SITE}
    explanation={`No site has the id ${siteId}. It may have been deleted.`}
    actions={
      <LinkButton to="/" appearance="primary">
        Go to the sites
      </LinkButton>
    }
  />
)

export default EditSiteRoute
