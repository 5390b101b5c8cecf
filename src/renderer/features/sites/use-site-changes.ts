import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed, PlatformFailure } from '#data/platform/platform-failure.ts'
import { usePlatformMutation } from '#data/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetSitesAdminDocument, ResetCogUserPasswordDocument, UpdateSiteVersionDocument } from '#generated/graphql.ts'
import type { Bridge, CallArgument } from '#shared/bridge/bridge.ts'
import { type AppVersion, appVersionOf } from '#shared/domain/site/site-choices.ts'

import { readableServerMessage, truncate } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { NO_RESULT, PASSWORD_RESET, SITE_DELETED, SITE_RESET, SOMETHING_WENT_WRONG, VERSION_SWITCHED } from './messages.ts'
import { type Site, siteName } from './site.ts'
import { CHANGE_UNDER_WAY } from './site-actions.ts'
import { changeSite, removeSite } from './site-cache.ts'

/** Long business names are cut as in the list. */
const briefName = (site: Site): string => truncate(siteName(site), 40)

/** The version that the platform keeps of a site now; undefined where the site is gone. It has no call for one site. Throws a `PlatformFailure`. */
const readVersion = async (bridge: Bridge, siteId: string): Promise<AppVersion | undefined> => {
  // A site that came without its version is not in a list with gaps.
  const { data } = await executeOperation(bridge, GetSitesAdminDocument, {}, undefined, { acceptsGaps: true })
  const site = data.getSitesAdmin.find((one) => one.siteId === siteId)
  return site && appVersionOf(site.appVersion)
}

/** The changes that the list makes to a site itself. Each says how it ended; none is sent twice for a site while one is under way. */
export interface SiteChanges {
  readonly busy: ReadonlySet<string>
  readonly switchVersion: (site: Site, version: AppVersion) => void
  readonly resetPassword: (site: Site) => void
  readonly resetData: (site: Site) => void
  readonly remove: (site: Site) => void
}

/** Offers the changes. */
export const useSiteChanges = (): SiteChanges => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const { mutateAsync: updateVersion } = usePlatformMutation(UpdateSiteVersionDocument)
  const { mutateAsync: resetUserPassword } = usePlatformMutation(ResetCogUserPasswordDocument)
  const pending = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const notifyFailure = useCallback(
    (site: Site, { message }: Pick<Failure, 'message'>) => notify.error(SOMETHING_WENT_WRONG, `${briefName(site)}: ${readableServerMessage(message)}`),
    [notify],
  )
  const readAgain = useCallback(() => void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminDocument) }), [queries])

  /** Runs a change while no other one of the same site does. Throws a `PlatformFailure`. */
  const alone = useCallback(
    async (site: Site, change: () => Promise<void>) => {
      if (pending.current.has(site.siteId)) throw new PlatformFailure({ kind: 'busy', message: CHANGE_UNDER_WAY })
      pending.current.add(site.siteId)
      setBusy(new Set(pending.current))
      try {
        await change()
      } catch (cause) {
        // Sent but not answered: the change may have been made, so the list must show what is true.
        if (isUnconfirmed(cause)) readAgain()
        throw cause
      } finally {
        pending.current.delete(site.siteId)
        setBusy(new Set(pending.current))
      }
    },
    [readAgain],
  )
  const once = useCallback(
    async (site: Site, change: () => Promise<void>) => {
      if (!pending.current.has(site.siteId)) await alone(site, change).catch((cause: unknown) => notifyFailure(site, asPlatformFailure(cause)))
    },
    [alone, notifyFailure],
  )

  const setVersion = useCallback(
    async (site: Site, version: AppVersion) => {
      const { updateSiteVersion } = await updateVersion({ domain: site.domain, appVersion: version })
      if (!updateSiteVersion)
        throw new PlatformFailure({ kind: 'rejected', message: `The platform did not accept ${version}; the app version stays as it was.` })
      changeSite(queries, site.siteId, { appVersion: version })
    },
    [queries, updateVersion],
  )
  const offerVersionUndo = useCallback(
    (site: Site, version: AppVersion) => {
      const before = appVersionOf(site.appVersion)
      offerUndo({
        id: `app-version:${site.siteId}`,
        message: VERSION_SWITCHED,
        detail: `${briefName(site)}: ${before} to ${version}`,
        isStillSo: async () => {
          const stored = await readVersion(bridge, site.siteId)
          if (stored !== version) readAgain()
          return stored === version
        },
        undo: () => alone(site, () => setVersion(site, before)),
        undone: `${briefName(site)}: ${before} again`,
      })
    },
    [bridge, alone, offerUndo, readAgain, setVersion],
  )

  const callRest = useCallback(
    async (site: Site, argument: CallArgument<'platform.rest'>, succeeded: () => void) => {
      const answer = await bridge.platform.rest(argument)
      if (!answer.ok) throw new PlatformFailure(answer.error)
      if (answer.value.hasResult) succeeded()
      else notify.error(NO_RESULT, briefName(site))
    },
    [bridge, notify],
  )

  return useMemo(
    () => ({
      busy,
      switchVersion: (site, version) =>
        void once(site, async () => {
          await setVersion(site, version)
          offerVersionUndo(site, version)
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
    [busy, callRest, notify, offerVersionUndo, once, queries, resetUserPassword, setVersion],
  )
}
