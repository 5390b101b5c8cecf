import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { Downloads } from '#components/download-tray/use-downloads.ts'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { DOWNLOAD_ALL, DOWNLOAD_INACTIVE, SOMETHING_WENT_WRONG } from './messages.ts'
import { useSiteActions } from './site-actions.tsx'

/** Downloads the platform's own list as a file: all sites, or the inactive ones. */
export const DownloadMenu = ({ start }: Pick<Downloads, 'start'>) => {
  const notify = useNotify()
  const { writesBlocked } = useSiteActions()
  const download = async (which: 'all' | 'inactive'): Promise<void> => {
    const failure = await start({ kind: 'sites', which })
    if (failure !== null) notify.error(SOMETHING_WENT_WRONG, readableServerMessage(failure.message))
  }
  return (
    <MenuOnDemand
      label="Download"
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      disabledReason={writesBlocked}
      title="The platform's own list as a file"
      entries={[
        { kind: 'action', id: 'all', label: DOWNLOAD_ALL, onSelect: () => void download('all') },
        { kind: 'action', id: 'inactive', label: DOWNLOAD_INACTIVE, onSelect: () => void download('inactive') },
      ]}
    >
      Download
    </MenuOnDemand>
  )
}
