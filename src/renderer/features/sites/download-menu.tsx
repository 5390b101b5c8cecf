import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { DOWNLOAD_ALL, DOWNLOAD_INACTIVE } from './messages.ts'
import { useSiteActions } from './site-actions.ts'

/** Fetches the platform's own list as a file: all sites, or the inactive ones. Source: SLIST-033 to SLIST-035. */
export const DownloadMenu = ({ onDownload }: { readonly onDownload: (which: 'all' | 'inactive') => void }) => {
  const { writesBlocked } = useSiteActions()
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          disabledFocusable={writesBlocked !== null}
          title={writesBlocked ?? "The platform's own list as a file"}
        >
          Download
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onDownload('all')}>{DOWNLOAD_ALL}</MenuItem>
          <MenuItem onClick={() => onDownload('inactive')}>{DOWNLOAD_INACTIVE}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
