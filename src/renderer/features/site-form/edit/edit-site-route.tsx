import { Button } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useReturn } from '#patterns/screens/return-to.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { valuesOf } from '../model/values.ts'
import { SiteForm } from '../site-form.tsx'
import { useSiteFormMethods } from '../use-site-form.ts'
import { EditSite, SiteHeading } from './edit-site.tsx'
import { loadSite } from './load-site.ts'
import { useSectionLocks } from './use-section-locks.ts'

/** A site as the site list passes it on. */
type CarriedSite = GetSitesAdminQuery['getSitesAdmin'][number]

/** The site as far as the list knew it, with gaps that each field takes for no value. */
const knownSource = ({ basicSiteSetting: setting, ...record }: CarriedSite): SiteSource => ({ record, setting, reward: null }) as unknown as SiteSource

const LIST = { path: '/', label: 'Go to the sites' }

/** The screen Edit Site: until all of the site is loaded it shows what the list knew, read-only. */
const EditSiteRoute = () => {
  const { id, known: carried } = useNamedRecord<CarriedSite>('site', 'siteId')
  const known = useMemo(() => (carried === null ? null : knownSource(carried)), [carried])
  return (
    <RecordPage<SiteSource>
      what="site"
      id={id}
      read={(bridge, siteId, signal) => loadSite(bridge, siteId, carried, signal)}
      known={known}
      list={LIST}
      noneChosen="Choose a site in the list to edit it."
      notFound={{ title: 'There is no such site', explanation: `No site has the id ${id}. It may have been deleted.`, icon: BuildingShopRegular }}
      loadFailed="The site could not be loaded."
    >
      {(source, isFresh) => (isFresh ? <EditSite source={source} /> : <LoadingSite source={source} />)}
    </RecordPage>
  )
}

const ignore = (): void => undefined

const LoadingSite = ({ source }: { readonly source: SiteSource }) => {
  const back = useReturn('/')
  const locks = useSectionLocks()
  const values = useMemo(() => valuesOf(source), [source])
  return (
    <SiteForm
      methods={useSiteFormMethods('edit', values, locks.fields)}
      use="edit"
      isReadOnly
      lockedSections={locks.sections}
      storedUserName={values.userName}
      onLogoBusy={ignore}
      onSubmit={ignore}
      head={<SiteHeading record={source.record} isLoading />}
      bar={<Button onClick={back}>Cancel</Button>}
    />
  )
}

export default EditSiteRoute
