import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import { CreateSite } from './create-site.tsx'
import { SERVICES_PARAMETER } from './creation-state.ts'
import { useStoredCreation } from './creation-store.ts'

/** The screen Create New Site: the form, then services and wallet of the site it made. */
const CreateSiteRoute = () => {
  const [siteId] = useAddressParameter(SERVICES_PARAMETER)
  return siteId === null ? <NewSite /> : <ServicesOfNewSite siteId={siteId} />
}

const NewSite = () => {
  const stored = useStoredCreation()
  return stored.isReady ? <CreateSite stored={stored} /> : <ScreenSkeleton />
}

const ServicesOfNewSite = ({ siteId }: { readonly siteId: string }) => {
  const navigate = useNavigate()
  const { SiteServicesStep } = usePanels()
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SiteServicesStep siteId={siteId} onFinish={() => void navigate('/')} />
    </Suspense>
  )
}

export default CreateSiteRoute
