import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import { plainRow } from '#data/platform/compact/compact-rows.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { changeAnswers, useRefresh } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import type { Toast } from '#data/saving/save-options.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery, ResetCogUserPasswordDocument, UpdateSiteVersionDocument } from '#generated/graphql.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { Bridge, CallArgument } from '#shared/bridge/bridge.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { type AppVersion, appVersionOf } from '#shared/domain/site/site-choices.ts'
import { truncate } from '#shared/domain/text.ts'
import { NO_RESULT, PASSWORD_RESET, SITE_DELETED, SITE_RESET, SOMETHING_WENT_WRONG, VERSION_SWITCHED } from './messages.ts'
import { type Site, siteName } from './site.ts'

type SiteChange = { readonly site: Site } & (
  | { readonly kind: 'version'; readonly version: AppVersion }
  | { readonly kind: 'password' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'delete' }
)

export interface SiteChanges {
  /** Ids of the sites that are being changed. */
  readonly busy: ReadonlySet<string>
  readonly switchVersion: (site: Site, version: AppVersion) => void
  readonly resetPassword: (site: Site) => void
  readonly resetData: (site: Site) => void
  readonly remove: (site: Site) => void
}

/** Long business names are cut as in the list. */
const briefName = (site: Site): string => truncate(siteName(site), 40)

const refused = (message: string): PlatformFailure => new PlatformFailure({ kind: 'rejected', message })

const versionChange = ({ siteId, domain, appVersion }: Site, to: AppVersion): ChangeAbout => {
  const from = appVersionOf(appVersion)
  return { record: { id: siteId, name: keptText(domain) }, fields: [{ field: 'App version', from, to }], undo: { siteId, field: 'appVersion', from, to } }
}

/** Sends a change, once. Resolves to whether the platform gave a result. Throws a `PlatformFailure`. */
const send = async (bridge: Bridge, change: SiteChange, by: Send): Promise<boolean> => {
  const { site, kind } = change
  const { domain, siteId, userName } = site
  const rest = async (argument: CallArgument<'platform.rest'>): Promise<boolean> => unwrap(await bridge.platform.rest(argument)).hasResult
  if (kind === 'reset') return rest({ call: 'resetSite', domain, siteId })
  if (kind === 'delete') return rest({ call: 'deleteSite', domain })
  if (kind === 'password') {
    const { resetCogUserPassword } = await by(ResetCogUserPasswordDocument, { username: userName ?? '' })
    if (!resetCogUserPassword) throw refused(`The password of ${userName} was not reset.`)
    return true
  }
  const { updateSiteVersion } = await by(UpdateSiteVersionDocument, { domain, appVersion: change.version }, versionChange(site, change.version))
  if (!updateSiteVersion) throw refused(`The platform did not accept ${change.version}; the app version stays as it was.`)
  return true
}

/** Puts what the platform has accepted into the list on screen, without loading every site again. */
const update = (queries: QueryClient, change: SiteChange, hasResult: boolean | undefined): void => {
  const { siteId } = change.site
  const changeSites = (next: (sites: readonly Site[]) => Site[]): void =>
    changeAnswers<GetSitesAdminQuery>(queries, platformQueryKey(GetSitesAdminDocument), ({ getSitesAdmin }) => ({ getSitesAdmin: next(getSitesAdmin) }))
  if (change.kind === 'version') {
    const { version } = change
    changeSites((sites) => sites.map((site) => (site.siteId === siteId ? { ...plainRow(site), appVersion: version } : site)))
  } else if (change.kind === 'delete' && hasResult === true) changeSites((sites) => sites.filter((site) => site.siteId !== siteId))
}

const success = ({ site, kind }: SiteChange, hasResult: boolean | undefined): Toast | null => {
  if (kind === 'version' || hasResult !== true) return null
  if (kind === 'password') return { message: PASSWORD_RESET, detail: site.userName ?? briefName(site) }
  return { message: kind === 'reset' ? SITE_RESET : SITE_DELETED, detail: briefName(site) }
}

/** The version that the platform has of a site now; undefined where the site is gone. It has no call for one site. Throws a `PlatformFailure`. */
const readVersion = async (bridge: Bridge, siteId: string): Promise<AppVersion | undefined> => {
  // A site that came without its version is not in a list with gaps.
  const { data } = await executeOperation(bridge, GetSitesAdminDocument, {}, undefined, { acceptsGaps: true })
  const site = data.getSitesAdmin.find((one) => one.siteId === siteId)
  return site && appVersionOf(site.appVersion)
}

/** The changes that the list makes to a site itself: one of a site at a time, each reported. @param onDeleted the site is gone */
export const useSiteChanges = (onDeleted?: () => void): SiteChanges => {
  const bridge = useBridge()
  const refresh = useRefresh()
  const notify = useNotify()
  const offerUndo = useUndoToast()

  const offerVersionUndo = ({ site, version }: SiteChange & { readonly kind: 'version' }): void => {
    const before = appVersionOf(site.appVersion)
    offerUndo({
      id: `app-version:${site.siteId}`,
      message: VERSION_SWITCHED,
      detail: `${briefName(site)}: ${before} to ${version}`,
      isStillSo: async () => {
        const stored = await readVersion(bridge, site.siteId)
        if (stored !== version) refresh([GetSitesAdminDocument])
        return stored === version
      },
      undo: () => attempt({ site, kind: 'version', version: before }),
      undone: `${briefName(site)}: ${before} again`,
    })
  }
  const { run, attempt, pending } = useSave<SiteChange, boolean>({
    run: (change, by) => send(bridge, change, by),
    idOf: ({ site }) => site.siteId,
    isPerId: true,
    invalidatesIfOpen: [GetSitesAdminDocument],
    update,
    success,
    onSaved: (change, hasResult) => {
      if (change.kind === 'version') offerVersionUndo(change)
      else if (hasResult !== true) notify.error(NO_RESULT, briefName(change.site))
      else if (change.kind === 'delete') onDeleted?.()
    },
    failed: ({ site }, message) => ({ message: SOMETHING_WENT_WRONG, detail: `${briefName(site)}: ${message}` }),
  })
  return useMemo(
    () => ({
      busy: pending,
      switchVersion: (site, version) => void run({ site, kind: 'version', version }),
      resetPassword: (site) => void run({ site, kind: 'password' }),
      resetData: (site) => void run({ site, kind: 'reset' }),
      remove: (site) => void run({ site, kind: 'delete' }),
    }),
    [pending, run],
  )
}
