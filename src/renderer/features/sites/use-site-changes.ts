import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { bridge } from '#app/bridge.ts'
import { useNotify } from '#app/notifications/use-notify.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import { usePlatformMutation } from '#app/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import { GetSitesAdminDocument, ResetCogUserPasswordDocument, UpdateSiteVersionDocument } from '#generated/graphql.ts'
import type { CallArgument } from '#shared/bridge.ts'
import type { AppVersion } from '#shared/domain/app-version.ts'
import { readableServerMessage, truncate } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { NO_RESULT, PASSWORD_RESET, SITE_DELETED, SITE_RESET, SOMETHING_WENT_WRONG } from './messages.ts'
import { type Site, siteName } from './site.ts'
import { changeSite, removeSite } from './site-cache.ts'

/** Long business names are cut as in the list. */
const briefName = (site: Site): string => truncate(siteName(site), 40)

/** The changes that the list makes to a site itself. Each says how it ended; none is sent twice for a site while one is under way. */
export interface SiteChanges {
  readonly busy: ReadonlySet<string>
  readonly switchVersion: (site: Site, version: AppVersion) => void
  readonly resetPassword: (site: Site) => void
  readonly resetData: (site: Site) => void
  readonly remove: (site: Site) => void
}

/** Offers the changes. Source: SLIST-036, SLIST-037, SLIST-051 to SLIST-060, MSG-064. */
export const useSiteChanges = (): SiteChanges => {
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutateAsync: updateVersion } = usePlatformMutation(UpdateSiteVersionDocument)
  const { mutateAsync: resetUserPassword } = usePlatformMutation(ResetCogUserPasswordDocument)
  const underWay = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const sayFailed = useCallback(
    (site: Site, failure: Pick<Failure, 'kind' | 'message'>) => {
      notify.error(SOMETHING_WENT_WRONG, `${briefName(site)}: ${readableServerMessage(failure.message)}`)
      // Sent but not answered: the change may have been made, so the list must show what is true.
      if (failure.kind === 'unknown-outcome') void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminDocument) })
    },
    [notify, queries],
  )

  const once = useCallback(
    async (site: Site, change: () => Promise<void>) => {
      if (underWay.current.has(site.siteId)) return
      underWay.current.add(site.siteId)
      setBusy(new Set(underWay.current))
      try {
        await change()
      } catch (cause) {
        sayFailed(site, asPlatformFailure(cause))
      } finally {
        underWay.current.delete(site.siteId)
        setBusy(new Set(underWay.current))
      }
    },
    [sayFailed],
  )

  const callRest = useCallback(
    async (site: Site, argument: CallArgument<'platform.rest'>, succeeded: () => void) => {
      const answer = await bridge.platform.rest(argument)
      if (!answer.ok) sayFailed(site, answer.error)
      else if (answer.value.hasResult) succeeded()
      else notify.error(NO_RESULT, briefName(site))
    },
    [notify, sayFailed],
  )

  return useMemo(
    () => ({
      busy,
      switchVersion: (site, version) =>
        void once(site, async () => {
          const { updateSiteVersion } = await updateVersion({ domain: site.domain, appVersion: version })
          if (updateSiteVersion) changeSite(queries, site.siteId, { appVersion: version })
          else notify.error(SOMETHING_WENT_WRONG, `${briefName(site)} stays on its app version: the platform did not accept ${version}.`)
        }),
      resetPassword: (site) =>
        void once(site, async () => {
          const { resetCogUserPassword } = await resetUserPassword({ username: site.userName ?? '' })
          if (resetCogUserPassword) notify.success(PASSWORD_RESET, site.userName ?? briefName(site))
          else notify.error(SOMETHING_WENT_WRONG, `The password of ${site.userName} was not reset.`)
        }),
      resetData: (site) =>
        void once(site, async () =>
          callRest(site, { call: 'resetSite', domain: site.domain, siteId: site.siteId }, () => notify.success(SITE_RESET, briefName(site))),
        ),
      remove: (site) =>
        void once(site, async () =>
          callRest(site, { call: 'deleteSite', domain: site.domain }, () => {
            removeSite(queries, site.siteId)
            notify.success(SITE_DELETED, briefName(site))
          }),
        ),
    }),
    [busy, callRest, notify, once, queries, resetUserPassword, updateVersion],
  )
}
