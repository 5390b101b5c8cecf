import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useOfflineSince } from '#data/platform/reachability.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { LIST_FAILED, listedByType } from './messages.ts'
import type { Site } from './site.ts'
import { SiteList } from './site-list.tsx'

const StaleNotice = lazy(async () => ({ default: (await import('./stale-notice.tsx')).StaleNotice }))

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  types: { color: tokens.colorNeutralForeground3, padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} 0` },
})

const NO_SITES: readonly Site[] = []

const whileArriving = (rows: readonly unknown[]): GetSitesAdminQuery => ({ getSitesAdmin: rows as Site[] })

/** Changes made here are put into the list at once; those of others come with the refresh button or after so many milliseconds. */
const FRESH_FOR = 5 * 60_000

/** Loads the site list and shows it, the copy of this machine, or why there is neither. */
const SiteListRoute = () => {
  const styles = useStyles()
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: FRESH_FOR, whileArriving })
  const siteTypes = useConnectionProfile()?.siteTypes
  const isOffline = useOfflineSince() !== null || query.isOffline

  if (query.data === undefined && query.failure !== null && !query.isPending && !query.isFetching) {
    return <FailureState what={LIST_FAILED} failure={query.failure} onRetry={query.refetch} />
  }
  return (
    <div className={styles.screen}>
      {query.data !== undefined && query.failure !== null && (!isOffline || query.isArriving) && (
        <Suspense fallback={null}>
          <StaleNotice message={query.failure.message} arrived={query.isArriving ? query.arrived : undefined} onRetry={query.refetch} />
        </Suspense>
      )}
      {siteTypes !== undefined && (
        <Text size={200} className={styles.types}>
          {listedByType(siteTypes)}
        </Text>
      )}
      <SiteList
        sites={query.data?.getSitesAdmin ?? NO_SITES}
        isLoading={query.data === undefined}
        asOf={query.asOf}
        isOffline={isOffline}
        isFetching={query.isFetching}
        arrived={query.arrived}
        isArriving={query.isArriving}
        hasGaps={query.hasGaps}
        onRefresh={query.refetch}
      />
    </div>
  )
}

export default SiteListRoute
