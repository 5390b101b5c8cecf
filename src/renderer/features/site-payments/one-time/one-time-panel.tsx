import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { ONE_TIME_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { SERVICES_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { ExtraEditor } from './extra-editor.tsx'
import { ExtraServiceList } from './extra-service-list.tsx'

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1 },
  title: { margin: 0 },
})

export interface OneTimePanelProps {
  readonly site: PaymentSite
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** The tab One Time Services: what to buy, and below it what the site has. */
export const OneTimePanel = ({ site, onDirtyChange }: OneTimePanelProps) => {
  const styles = useStyles()
  const prices = useRead(GetSiteConfigServicesDocument, { domain: ONE_TIME_PRICE_DOMAIN })
  return (
    <LoadState read={prices} what={SERVICES_FAILED} skeleton="Loading the services">
      {({ getSiteConfigServices }) => (
        <div className={styles.panel}>
          <ExtraEditor site={site} priceList={getSiteConfigServices} onDirtyChange={onDirtyChange} />
          <Subtitle2 as="h3" className={styles.title}>
            Services of this site
          </Subtitle2>
          <ExtraServiceList site={site} />
        </div>
      )}
    </LoadState>
  )
}
