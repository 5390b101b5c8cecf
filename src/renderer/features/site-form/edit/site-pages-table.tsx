import { lazy, memo, Suspense } from 'react'
import { PagesSkeleton } from '../pages-picker/pages-skeleton.tsx'

const SitePages = lazy(async () => ({ default: (await import('./site-pages.tsx')).SitePages }))

/** The pages of a site, in a table that is loaded after the form. */
export const SitePagesTable = memo(({ siteId }: { readonly siteId: string }) => (
  <Suspense fallback={<PagesSkeleton />}>
    <SitePages siteId={siteId} />
  </Suspense>
))
SitePagesTable.displayName = 'SitePagesTable'
