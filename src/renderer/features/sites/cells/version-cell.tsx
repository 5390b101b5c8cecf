import { Switch } from '@fluentui/react-components'
import { appVersionOf } from '#shared/domain/app-version.ts'
import type { Site } from '../site.ts'
import { useSiteActions } from '../site-actions.ts'

/** Switches the site's app between v1 and v2. It moves once the platform has said yes. Source: SLIST-036, SLIST-037. */
export const VersionCell = ({ site }: { readonly site: Site }) => {
  const { writesBlocked, busy, switchVersion } = useSiteActions()
  const version = appVersionOf(site.appVersion)
  const isBusy = busy.has(site.siteId)
  return (
    <Switch
      size="small"
      label={version}
      aria-label={`App version v2 of ${site.domain}`}
      title={writesBlocked ?? undefined}
      checked={version === 'v2'}
      disabled={writesBlocked !== null || isBusy}
      onChange={(_, { checked }) => switchVersion(site, checked ? 'v2' : 'v1')}
    />
  )
}
