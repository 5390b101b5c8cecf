import { CellSwitch } from '#components/data-table/cell-switch.tsx'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import type { Site } from '../site.ts'
import { CHANGE_UNDER_WAY, useSiteActions } from '../site-actions.ts'

/** Switches the site's app between v1 and v2. It moves once the platform has said yes. */
export const VersionCell = ({ site }: { readonly site: Site }) => {
  const { writesBlocked, busy, switchVersion } = useSiteActions()
  const version = appVersionOf(site.appVersion)
  const refusal = writesBlocked ?? (busy.has(site.siteId) ? CHANGE_UNDER_WAY : null)
  return (
    <CellSwitch
      label={`App version v2 of ${site.domain}`}
      text={version}
      checked={version === 'v2'}
      disabled={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      onChange={(isOn) => switchVersion(site, isOn ? 'v2' : 'v1')}
    />
  )
}
