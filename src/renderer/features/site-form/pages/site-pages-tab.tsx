import type { ListedSite } from '#data/sites/listed-site.ts'
import { PagesOfSite } from './form-pages.tsx'

/** The pages of a site, as Edit Site lists them. */
export const SitePagesTab = ({ site }: { readonly site: ListedSite }) => <PagesOfSite siteId={site.siteId} />
