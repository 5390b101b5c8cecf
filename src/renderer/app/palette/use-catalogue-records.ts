import { DocumentTextRegular, type FluentIcon, MailTemplateRegular, PlugConnectedRegular, TagMultipleRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { useCopyWhenUnreachable, useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type Template, templatesQuery } from '#data/templates/use-templates.ts'
import {
  GetPlatformServicesBySiteIdDocument,
  type GetSitePagesByAdminQuery,
  GetSubscriptionPlansBySiteIdDocument,
  type GetTempleteByUpdatedAtBySiteIdQuery,
} from '#generated/graphql.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { type TemplateSiteId, templateTypeLabel } from '#shared/domain/content/template.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { catalogueStatusWords } from '#shared/domain/text/code-words.ts'
import { maySeeList } from '#shared/kept-lists.ts'
import { type RecordKind, recordAddress } from '#shared/record-link.ts'
import { buildEntryIndex, type EntrySource, entryIn, type PaletteEntry, searchEntries } from './palette-entry.ts'

/** At most so many of a kind. */
const SHOWN = 6
const FRESH_FOR = 5 * 60_000

const templateName = ({ tempName, slugName }: Template): string => tempName || slugName
export const planHint = ({ status }: { readonly status: string | null }): string => ['Plan', catalogueStatusWords(status)].filter(Boolean).join(' · ')
export const platformServiceHint = ({ platform }: { readonly platform: string | null }): string =>
  ['Platform service', platform && siteOptionLabel(platform)].filter(Boolean).join(' · ')
const typeOf = ({ type }: Template): string => templateTypeLabel(type === 'EMAIL' ? 'EMAIL' : 'WHATSAPP')

const ICONS: Partial<Readonly<Record<RecordKind, FluentIcon>>> = {
  plan: TagMultipleRegular,
  'platform-service': PlugConnectedRegular,
  page: DocumentTextRegular,
}

const GROUPS: Partial<Readonly<Record<RecordKind, PaletteEntry['group']>>> = { page: 'Pages', 'global-template': 'Templates', 'master-template': 'Templates' }

/** How the lists that come page by page are read. */
const PAGED = { staleTime: FRESH_FOR, retry: false } as const
const NO_TEMPLATES: readonly Template[] = []
const NO_PAGES: readonly MasterPage[] = []

const useTemplateRows = (siteId: TemplateSiteId, list: OfflineList, enabled: boolean): readonly Template[] => {
  const { data, error } = useQuery({ ...templatesQuery(useBridge(), siteId), ...PAGED, enabled })
  const copy = useCopyWhenUnreachable<GetTempleteByUpdatedAtBySiteIdQuery>(list, error)
  return data?.rows ?? copy?.getTempleteByUpdatedAtBySiteId.items ?? NO_TEMPLATES
}

const usePageRows = (enabled: boolean): readonly MasterPage[] => {
  const { data, error } = useQuery({ ...masterPagesQuery(useBridge()), ...PAGED, enabled })
  const copy = useCopyWhenUnreachable<GetSitePagesByAdminQuery>('pages', error)
  return data?.rows ?? copy?.getSitePagesByAdmin.items ?? NO_PAGES
}

/**
 * Plans, platform services, templates and pages that this user may edit. Their lists are read once something is typed, or are there already; where the
 * platform cannot be reached, as they were kept last.
 * @param recent keys of what was opened last: the lists that they are in are read at once
 */
export const useCatalogueRecords = (typed: string, recent: readonly string[]): EntrySource => {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isWanted = (kind: RecordKind): boolean => typed.trim().length > 2 || recent.some((key) => key.startsWith(`${kind} `))
  const [mayPlans, mayServices, mayPages] = [maySeeList(user, 'plans'), maySeeList(user, 'services'), maySeeList(user, 'pages')]
  const ofMaster = { siteId: MASTER_SITE_ID }
  const reading = { staleTime: FRESH_FOR, savedCopy: 'when-unreachable' } as const
  const plans = useOfflineQuery(GetSubscriptionPlansBySiteIdDocument, ofMaster, 'plans', { ...reading, enabled: isWanted('plan') && mayPlans }).data
  const services = useOfflineQuery(GetPlatformServicesBySiteIdDocument, ofMaster, 'services', {
    ...reading,
    enabled: isWanted('platform-service') && mayServices,
  }).data
  const [mayGlobal, mayMaster] = [maySeeList(user, 'global-templates'), maySeeList(user, 'master-templates')]
  const globals = useTemplateRows(GLOBAL_TEMPLATE_SITE_ID, 'global-templates', isWanted('global-template') && mayGlobal)
  const masters = useTemplateRows(MASTER_SITE_ID, 'master-templates', isWanted('master-template') && mayMaster)
  const pages = usePageRows(isWanted('page') && mayPages)

  return useMemo(() => {
    const entry = (kind: RecordKind, id: string, label: string, hint: string): PaletteEntry => ({
      key: `${kind} ${id}`,
      group: GROUPS[kind] ?? 'Catalogue',
      label,
      hint,
      hidden: [id],
      icon: ICONS[kind] ?? MailTemplateRegular,
      run: () => void navigate(recordAddress(kind, id)),
    })
    const indexes = [
      mayPlans
        ? (plans?.getSubscriptionPlansBySiteId ?? []).map(({ planId, planName, status }) => entry('plan', planId, planName ?? planId, planHint({ status })))
        : [],
      mayServices
        ? (services?.getPlatformServicesBySiteId ?? []).map(({ serviceId, serviceName, platform }) =>
            entry('platform-service', serviceId, serviceName ?? serviceId, platformServiceHint({ platform })),
          )
        : [],
      mayGlobal ? globals.map((one) => entry('global-template', one.slugName, templateName(one), `Global template · ${typeOf(one)}`)) : [],
      mayMaster ? masters.map((one) => entry('master-template', one.slugName, templateName(one), `Campaign template · ${typeOf(one)}`)) : [],
      mayPages ? pages.map(({ pageName, displayName }) => entry('page', pageName, displayName || pageName, `Page · ${pageName}`)) : [],
    ].map(buildEntryIndex)
    return {
      found: (asked) => (asked.length > 2 ? indexes.map((index) => searchEntries(index, asked, SHOWN)) : []),
      entryOf: entryIn(indexes),
    }
  }, [globals, masters, mayGlobal, mayMaster, mayPages, mayPlans, mayServices, navigate, pages, plans, services])
}
