import { useMemo } from 'react'
import { useRead } from '#data/platform/use-read.ts'
import { GetInternalUsersByUserRoleDocument, GetPlatformServicesBySiteIdDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { ImportPage } from '#patterns/import/import-page.tsx'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { mappingKind, pricedOf } from './mapping-kind.ts'

/** The screen Import Partner Prices. */
const ImportMappingsRoute = () => {
  const partners = useRead(GetInternalUsersByUserRoleDocument, { userRole: 'CP' })
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const reads = [partners, plans, services]
  const failed = reads.find(({ data, error }) => data === undefined && error !== null)
  const isWhole = reads.every(({ data }) => data !== undefined)
  const kind = useMemo(
    () =>
      mappingKind(
        partners.data?.getInternalUsersByUserRole ?? [],
        pricedOf(plans.data?.getSubscriptionPlansBySiteId ?? [], services.data?.getPlatformServicesBySiteId ?? []),
      ),
    [partners.data, plans.data, services.data],
  )
  const retry = (): void => {
    for (const { data, refetch } of reads) if (data === undefined) void refetch()
  }
  if (failed !== undefined) {
    return <ImportPage kind={kind} notReady={`The partners and what can be priced could not be loaded: ${failed.error?.message ?? ''}`} onRetry={retry} />
  }
  return <ImportPage kind={kind} notReady={isWhole ? null : 'The partners and what can be priced are still loading.'} />
}

export default ImportMappingsRoute
