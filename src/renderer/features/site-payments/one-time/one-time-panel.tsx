import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { useMemo } from 'react'
import { LOW_WINDOW } from '#components/compact-window.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useExtraServices } from '#data/wallet/use-extra-services.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { pagedRead } from '#patterns/list-page/list-read.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { ONE_TIME_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { SERVICES_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { ExtraEditor } from './extra-editor.tsx'
import { EXTRA_SERVICE_LIST, extraServiceRows } from './extra-service-list.ts'

const useStyles = makeStyles({
  panel: { flexGrow: 1 },
  // Search, header, foot and some rows in sight, more where there is room; a long list scrolls inside.
  list: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexShrink: 0, height: '400px', [LOW_WINDOW]: { height: '480px' } },
})

export const OneTimePanel = ({ site }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const prices = useRead(GetSiteConfigServicesDocument, { domain: ONE_TIME_PRICE_DOMAIN })
  return (
    <LoadState read={prices} what={SERVICES_FAILED} skeleton="Loading the services">
      {({ getSiteConfigServices }) => (
        <div className={mergeClasses(layout.stackL, styles.panel)}>
          <ExtraEditor site={site} priceList={getSiteConfigServices} />
          <Subtitle2 as="h3" className={layout.noMargin}>
            Services of this site
          </Subtitle2>
          <ExtraServiceList site={site} />
        </div>
      )}
    </LoadState>
  )
}

/** What was bought for the site once. */
export const ExtraServiceList = ({ site: { siteId, currency } }: { readonly site: Pick<PaymentSite, 'siteId' | 'currency'> }) => {
  const styles = useStyles()
  const services = useExtraServices(siteId)
  const rows = useMemo(() => extraServiceRows(services.rows, currency), [currency, services.rows])
  return (
    <div className={styles.list}>
      <ListPage list={EXTRA_SERVICE_LIST} read={pagedRead(rows, services)} />
    </div>
  )
}
