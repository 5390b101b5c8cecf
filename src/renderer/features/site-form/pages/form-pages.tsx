import { useQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { masterPagesQuery } from '#data/pages/master-pages.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { LinesSkeleton } from '#patterns/load-state/load-state.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { preselectsPages } from '../fields/kind-rules.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { type PickablePage, standardPages } from './pickable-page.ts'

// The tables are the last of a form: waiting for them, its first fields would come late.
const PagesPicker = lazy(async () => ({ default: (await import('./pages-picker.tsx')).PagesPicker }))
const SitePages = lazy(async () => ({ default: (await import('./pages-table.tsx')).SitePages }))

// As high as a table of pages, so that nothing below jumps when it arrives.
const SKELETON = <LinesSkeleton label="Loading the pages" lines={12} size={24} isBare />

/** Master pages change seldom: for this many milliseconds they are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_PAGES: readonly PickablePage[] = []

export const PagesOfSite = memo(({ siteId }: { readonly siteId: string }) => (
  <Suspense fallback={SKELETON}>
    <SitePages siteId={siteId} skeleton={SKELETON} />
  </Suspense>
))
PagesOfSite.displayName = 'PagesOfSite'

const useMasterPages = (options: { readonly retryOnMount?: boolean } = {}) => useQuery({ ...masterPagesQuery(useBridge()), staleTime: FRESH_FOR, ...options })

/** Choosing a restaurant or an O2O site ticks the standard pages. Draws nothing: it is there before the field that shows them is. */
export const PagesPreselection = () => {
  usePreselection(useMasterPages().data?.rows ?? NO_PAGES)
  return null
}

/** The pages that a new site copies. */
export const PagesToCopy = memo(() => {
  // They were asked for with the form: what failed is said, and asked again by Retry.
  const { data, error, isLoading, refetch } = useMasterPages({ retryOnMount: false })
  const pages = data?.rows ?? NO_PAGES
  const retry = (): void => void refetch()
  const failure = error === null ? null : readableServerMessage(asPlatformFailure(error).message)
  return (
    <Suspense fallback={SKELETON}>
      <PagingNotice stopped={data?.stopped ?? null} onRetry={retry} />
      <PagesPicker pages={pages} isLoading={isLoading} failure={failure} onRetry={retry} />
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
