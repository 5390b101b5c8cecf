import { Button, makeStyles, Subtitle1, Subtitle2, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { focusField } from '#components/form/field-id.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { isNotLoaded, useIsIncomplete } from '#data/platform/incomplete-lists.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { type ListedSite, listedSiteOf } from '#data/sites/listed-site.ts'
import { GetSiteConfigDocument, GetSitesAdminDocument } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { GuardedParts } from '#patterns/record-page/unsaved-parts.tsx'
import { MANAGE_SUBSCRIPTION, RECURRING_SERVICES, ROW_REQUIRED } from './messages.ts'
import { OneTimePanel } from './one-time/one-time-panel.tsx'
import { usePaymentSite } from './payment-site.ts'
import { PlansPanel } from './plans/plans-panel.tsx'
import { RecurringPanel } from './recurring/recurring-panel.tsx'

const useStyles = makeStyles({
  sections: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})

const NOT_READ = new PlatformFailure({ kind: 'invalid-answer', message: 'The platform gave only a part of the list of sites.' })

/** The step after a site's creation: recurring services, plans and wallet, one-time services on one page. `onFinish`: all that it asks for is there. */
export const SiteServicesStep = ({ siteId, onFinish }: { readonly siteId: string; readonly onFinish: () => void }) => {
  // The list that is needed next; the creation has made an older answer stale.
  const sites = useRead(GetSitesAdminDocument, {}, { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  const record = useMemo(() => sites.data?.getSitesAdmin.find((site) => site.siteId === siteId), [siteId, sites.data])
  // Prices in a currency that is only guessed are worse than none.
  const listed = useMemo(() => (record && !isNotLoaded(record, 'basicSiteSetting.curr') ? listedSiteOf(record) : undefined), [record])
  const isIncomplete = useIsIncomplete()
  if (listed !== undefined) return <ServicesPage listed={listed} onFinish={onFinish} />
  const failure = sites.error ?? (record !== undefined || isIncomplete ? NOT_READ : null)
  if (sites.isFetching || failure !== null) {
    const read = { data: undefined, failure, isFetching: sites.isFetching, refetch: sites.refetch }
    return (
      <LoadState read={read} what="The site could not be loaded." skeleton="Loading the site">
        {() => null}
      </LoadState>
    )
  }
  return (
    <EmptyState
      icon={BuildingShopRegular}
      title="This site is not there"
      explanation="It may have been deleted in the meantime."
      actions={<Button onClick={onFinish}>To the site list</Button>}
    />
  )
}

const ServicesPage = ({ listed, onFinish }: { readonly listed: ListedSite; readonly onFinish: () => void }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const site = usePaymentSite(listed)
  const config = useRead(GetSiteConfigDocument, { domain: listed.domain })
  const [wasTried, setTried] = useState(false)
  const hasServices = (config.data?.getSiteConfig?.siteServices ?? []).length > 0
  const isRowMissing = site.isWalletEnabled === true && !hasServices
  const finish = (): void => {
    setTried(true)
    if (isRowMissing) focusField('services')
    else onFinish()
  }
  return (
    <div className={layout.fill}>
      <div className={styles.sections}>
        <Subtitle1 as="h2" className={layout.noMargin}>
          Services and wallet of <span dir="auto">{site.domain}</span>
        </Subtitle1>
        <SentBefore of={({ siteId }) => siteId === listed.siteId} />
        <GuardedParts leaving={`What you typed for ${site.domain} is not saved. The site itself is there.`}>
          <Section title={RECURRING_SERVICES}>
            <RecurringPanel site={site} needsRows />
          </Section>
          <Section title={MANAGE_SUBSCRIPTION}>
            <PlansPanel site={site} oneTimeServices={<OneTimePanel site={site} />} />
          </Section>
        </GuardedParts>
      </div>
      <div className={styles.bar} data-button-bar>
        {wasTried && isRowMissing && (
          <Notice intent="error" isAlert className={layout.grow}>
            {ROW_REQUIRED}
          </Notice>
        )}
        <ActionButton appearance="primary" isDisabled={config.data === undefined || site.isWalletEnabled === null} onClick={finish}>
          Finish
        </ActionButton>
      </div>
    </div>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const layout = useLayoutStyles()
  return (
    <section className={layout.stack} aria-label={title}>
      <Subtitle2 as="h3" className={layout.noMargin}>
        {title}
      </Subtitle2>
      {children}
    </section>
  )
}
