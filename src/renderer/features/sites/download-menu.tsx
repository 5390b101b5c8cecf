import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { DOWNLOAD_ALL, DOWNLOAD_INACTIVE } from './messages.ts'
import { useSiteActions } from './site-actions.ts'

/** Fetches the platform's own list as a file: all sites, or the inactive ones. */
export const DownloadMenu = ({ onDownload }: { readonly onDownload: (which: 'all' | 'inactive') => void }) => {
  const { writesBlocked } = useSiteActions()
  return (
    <MenuOnDemand
      label="Download"
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      disabledReason={writesBlocked}
      title="The platform's own list as a file"
      entries={[
        { kind: 'action', id: 'all', label: DOWNLOAD_ALL, onSelect: () => onDownload('all') },
        { kind: 'action', id: 'inactive', label: DOWNLOAD_INACTIVE, onSelect: () => onDownload('inactive') },
      ]}
    >
      Download
    </MenuOnDemand>
  )
}
