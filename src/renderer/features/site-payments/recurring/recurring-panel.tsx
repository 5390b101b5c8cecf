import { useState } from 'react'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigDocument, GetSiteConfigServicesDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { SERVICES_FAILED } from '../messages.ts'
import { isWalletOn, type PaymentSite, useWalletSetting } from '../payment-site.ts'
import { RecurringEditor } from './recurring-editor.tsx'
import type { SiteConfig } from './recurring-form.ts'

interface RecurringPanelProps {
  readonly site: PaymentSite
  /** At least one service has to be there: the step after creation. */
  readonly needsRows?: boolean
}

export const RecurringPanel = ({ site, needsRows = false }: RecurringPanelProps) => {
  const { domain, siteId } = site
  const config = useRead(GetSiteConfigDocument, { domain })
  const prices = useRead(GetSiteConfigServicesDocument, { domain: RECURRING_PRICE_DOMAIN })
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId })
  const setting = useWalletSetting(domain)
  const isWalletEnabled = isWalletOn(setting.data)

  const latest = config.data?.getSiteConfig ?? null
  const [isDirty, setDirty] = useState(false)
  /** What the form was filled from: a newer answer makes a new form of it, but only while nothing is typed. */
  const [shown, setShown] = useState({ config: latest, edition: 0, isSaved: false })
  if (shown.config !== latest && !isDirty) setShown({ config: latest, edition: shown.edition + 1, isSaved: shown.isSaved })
  const takeSaved = async (isTyped: () => boolean): Promise<SiteConfig | null> => {
    const { data, isError } = await config.refetch()
    // What cannot be read back just now stays as it was typed.
    if (isError || data === undefined) return null
    if (isTyped()) {
      setShown((before) => ({ ...before, config: data.getSiteConfig }))
      return data.getSiteConfig
    }
    setShown((before) => ({ ...before, isSaved: true }))
    setDirty(false)
    return null
  }

  const needed = [config, prices, plans, setting]
  const isLoaded = config.data !== undefined && prices.data !== undefined && plans.data !== undefined && isWalletEnabled !== null
  const read = {
    data: isLoaded ? { isWalletEnabled, priceList: prices.data.getSiteConfigServices, plans: plans.data.getSubscriptionPlansBySiteId } : undefined,
    failure: needed.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    refetch: () => {
      for (const query of needed) if (query.error !== null) void query.refetch()
    },
  }
  return (
    <LoadState read={read} what={SERVICES_FAILED} skeleton="Loading the services">
      {(loaded) => (
        <RecurringEditor
          key={shown.edition}
          site={site}
          isWalletEnabled={loaded.isWalletEnabled}
          config={shown.config}
          priceList={loaded.priceList}
          sitePlan={loaded.plans.find(({ masterService }) => masterService === SITE_SERVICE)?.planName ?? null}
          isRowRequired={needsRows && loaded.isWalletEnabled}
          onDirtyChange={setDirty}
          onSaved={takeSaved}
          isJustSaved={shown.isSaved}
        />
      )}
    </LoadState>
  )
}
