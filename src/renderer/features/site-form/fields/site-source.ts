import type { GetBasicSiteSettingBySiteQuery, GetSiteRewardSettingByDomainQuery, SiteRecordFragment } from '#generated/graphql.ts'

export type SiteRecord = SiteRecordFragment
export type SiteSetting = NonNullable<GetBasicSiteSettingBySiteQuery['getBasicSiteSettingBySite']>
export type RewardSetting = NonNullable<GetSiteRewardSettingByDomainQuery['getSiteRewardSettingByDomain']>

/** All that the platform holds of a site and the form edits, as it was read. Null: the platform has none. */
export interface SiteSource {
  readonly record: SiteRecord
  readonly setting: SiteSetting | null
  readonly reward: RewardSetting | null
}
