import { PeopleListRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import { PARTNER_FAILED } from '../messages.ts'
import { carriedPartner } from '../service-map-link.ts'
import { ServiceMap } from './service-map.tsx'

/** Plans / Addons Mapping of the partner named in the address; what the CP List passed shows at once, then as the platform has it now. */
const ServiceMapRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const carried = useMemo(() => carriedPartner(state), [state])
  const userName = search.get('partner') ?? carried?.username ?? null
  const { data, error, isFetching, refetch } = useRead(GetInternalUserByUserNameDocument, { userName: userName ?? '' }, { enabled: userName !== null })
  const stored = data?.getInternalUserByUserName
  const partner = stored ?? (carried !== null && carried.username === userName ? carried : undefined)

  if (userName === null) {
    return <NoPartner title="No partner is chosen" explanation="The mapping belongs to one partner: choose it in the CP List." />
  }
  const isUnknown = stored === null || (error !== null && error.kind === 'not-found') || (stored !== undefined && stored.userRole !== 'CP')
  if (isUnknown) return <NoPartner title="There is no such partner" explanation={`No channel partner has the user name ${userName}.`} />
  if (partner !== undefined) return <ServiceMap key={userName} partner={partner} />
  if (error !== null && !isFetching) {
    return <FailureState what={PARTNER_FAILED} failure={error} onRetry={() => void refetch()} />
  }
  return <ScreenSkeleton />
}

const NoPartner = ({ title, explanation }: { readonly title: string; readonly explanation: string }) => (
  <EmptyState
    role="alert"
    icon={PeopleListRegular}
    title={title}
    explanation={explanation}
    actions={
      <LinkButton to="/cplist" appearance="primary">
        Go to the CP List
      </LinkButton>
    }
  />
)

export default ServiceMapRoute
