import { BuildingShopRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import type { SiteSource } from '../fields/site-source.ts'
import { carriedSite } from './carried-site.ts'
import { EditSite } from './edit-site.tsx'
import { loadSite } from './load-site.ts'
import { GO_TO_SITES, LOAD_FAILED, NO_SITE_CHOSEN, NO_SUCH_SITE } from './messages.ts'

const LIST = { path: '/', label: GO_TO_SITES }

/** The screen Edit Site: the site named in the address, else the one that the list passed here. */
const EditSiteRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const carried = useMemo(() => carriedSite(state), [state])
  const siteId = search.get('site') ?? carried?.record.siteId ?? null
  const known = carried !== null && carried.record.siteId === siteId ? carried : null
  const kind = known === null ? null : { siteType: known.record.siteType ?? null, siteOptions: known.record.siteOptions ?? null }
  return (
    <RecordPage<SiteSource>
      what="site"
      id={siteId}
      read={(bridge, id, signal) => loadSite(bridge, id, kind, signal)}
      known={known}
      list={LIST}
      noneChosen={NO_SITE_CHOSEN}
      notFound={{ title: NO_SUCH_SITE, explanation: `No site has the id ${siteId}. It may have been deleted.`, icon: BuildingShopRegular }}
      loadFailed={LOAD_FAILED}
    >
      {(source, isFresh) => <EditSite source={source} isFresh={isFresh} />}
    </RecordPage>
  )
}

export default EditSiteRoute
