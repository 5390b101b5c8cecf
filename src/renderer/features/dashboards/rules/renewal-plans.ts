import type { Plan } from '#data/catalogue/plan.ts'
import { type QuotedActiveWord, quotedActiveWord } from '#shared/domain/text/active-words.ts'

const SITE_TYPE = 'O2OCommerce'
const PLATFORM = 'BOOKING_RESTAURANTS'

/** The names that the plan filter offers: plans of that site type and platform, by name, each once. */
export const renewalPlanNames = (plans: readonly Pick<Plan, 'planName' | 'siteType' | 'platform'>[]): readonly string[] => [
  ...new Set(
    plans
      .filter(({ siteType, platform }) => siteType === SITE_TYPE && platform === PLATFORM)
      .map(({ planName }) => planName)
      .toSorted((one, other) => one.localeCompare(other, 'en')),
  ),
]

export const masterStatusLabel = (masterStatus: string | null | undefined): QuotedActiveWord =>
  quotedActiveWord(masterStatus === 'On' || masterStatus === 'Active')
