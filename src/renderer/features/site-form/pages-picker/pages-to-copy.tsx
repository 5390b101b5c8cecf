import { useQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { masterPagesQuery } from '#data/pages/master-pages.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { PagingStop } from '#shared/paging.ts'
import { preselectsPages } from '../fields/kind-rules.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { PagesSkeleton } from './pages-skeleton.tsx'
import type { PickablePage } from './pickable-page.ts'
import { standardPages } from './standard-pages.ts'

const PagesPicker = lazy(async () => ({ default: (await import('./pages-picker.tsx')).PagesPicker }))

/** The pages that a new site copies. Choosing a restaurant or an O2O site ticks the standard pages. */
export const PagesToCopy = memo(() => {
  const { pages, isLoading, stopped, failure, retry } = useMasterPages()
  usePreselection(pages)
  return (
    <Suspense fallback={<PagesSkeleton />}>
      <PagingNotice stopped={stopped} onRetry={retry} />
      <PagesPicker name="pages" pages={pages} isLoading={isLoading} failure={failure} onRetry={retry} />
    </Suspense>
  )
})
PagesToCopy.displayName = 'PagesToCopy'

const kindOf = ({ siteType, siteOption }: Pick<SiteFormValues, 'siteType' | 'siteOption'>): string => `${siteType} ${siteOption}`

/** Ticks the standard pages when type or option come to want them, or as soon as the pages are there. What a draft brought is left as it was. */
const usePreselection = (pages: readonly { readonly pageName: string }[]): void => {
  const { setValue, getValues, subscribe } = useFormContext<SiteFormValues>()
  const [siteType, siteOption] = useWatch<SiteFormValues, ['siteType', 'siteOption']>({ name: ['siteType', 'siteOption'] })
  const settled = useRef(kindOf({ siteType, siteOption }))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          // A change without a name is the form being filled whole, by a draft.
          if (name === undefined) settled.current = kindOf(values)
        },
      }),
    [subscribe],
  )
  useEffect(() => {
    const kind = kindOf({ siteType, siteOption })
    if (settled.current === kind || pages.length === 0) return
    settled.current = kind
    if (!preselectsPages(siteType, siteOption)) return
    const chosen = getValues('pages')
    const standard = standardPages(
      pages.map(({ pageName }) => pageName),
      siteOption,
    )
    const added = standard.filter((name) => !chosen.includes(name))
    if (added.length > 0) setValue('pages', [...chosen, ...added], { shouldDirty: true })
  }, [pages, siteType, siteOption, getValues, setValue])
}

/** Master pages change seldom: for this many milliseconds they are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_PAGES: readonly PickablePage[] = []

interface MasterPages {
  /** The form holds pages by name, so that is their id here. */
  readonly pages: readonly PickablePage[]
  readonly isLoading: boolean
  /** Why there may be more of them; null where all were read. */
  readonly stopped: PagingStop | null
  readonly failure: string | null
  readonly retry: () => void
}

/** The pages that a new site can copy. */
const useMasterPages = (): MasterPages => {
  const query = useQuery({ ...masterPagesQuery(useBridge()), staleTime: FRESH_FOR })
  const pages = useMemo(
    () =>
      query.data?.rows.map(({ pageName, displayName, pageFor, pageType, tags, value }) => ({
        id: pageName,
        pageName,
        displayName,
        pageFor,
        pageType,
        tags: tags ?? [],
        value,
      })) ?? NO_PAGES,
    [query.data],
  )
  return {
    pages,
    isLoading: query.isLoading,
    stopped: query.data?.stopped ?? null,
    failure: query.error === null ? null : readableServerMessage(asPlatformFailure(query.error).message),
    retry: () => void query.refetch(),
  }
}
