import type { UseQueryResult } from '@tanstack/react-query'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetBasicSiteSettingBySiteWalletDocument, type GetBasicSiteSettingBySiteWalletQuery } from '#generated/graphql.ts'

/** Milliseconds for which the setting counts as fresh: it is changed in the site's editor only. */
const FRESH_FOR = 60_000

/** The site's settings as far as its services depend on them. */
export const useWalletSetting = (domain: string): UseQueryResult<GetBasicSiteSettingBySiteWalletQuery, PlatformFailure> =>
  useRead(GetBasicSiteSettingBySiteWalletDocument, { domain }, { staleTime: FRESH_FOR })

/** Whether the wallet is on; null while it is not known. A site without settings has none. */
export const isWalletOn = (answer: GetBasicSiteSettingBySiteWalletQuery | undefined): boolean | null =>
  answer === undefined ? null : answer.getBasicSiteSettingBySite?.isWalletEnabled === true
