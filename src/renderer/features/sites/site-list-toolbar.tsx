import { Button, Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular, ArrowDownloadRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { ExportMenu, type ExportMenuProps } from '#components/export-menu/export-menu.tsx'
import { CREATE_NEW_SITE, DOWNLOAD_ALL, DOWNLOAD_INACTIVE, NO_ACCESS } from './messages.ts'
import { useSiteActions } from './site-actions.ts'
import type { SiteDownloads } from './use-site-downloads.ts'
import type { ExportScopeId } from './use-site-export.ts'

interface SiteListToolbarProps extends ExportMenuProps<ExportScopeId> {
  readonly files: SiteDownloads
  readonly exportProgress: ReadonlyMap<string, number>
}

/** What can be done with the list as a whole. Source: SLIST-011, SLIST-033 to SLIST-035. */
export const SiteListToolbar = ({ files, exportProgress, ...exportMenu }: SiteListToolbarProps) => {
  const { writesBlocked } = useSiteActions()
  return (
    <>
      <DownloadTray downloads={files.downloads} progress={exportProgress} />
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <MenuButton icon={<ArrowDownloadRegular />} disabledFocusable={writesBlocked !== null} title={writesBlocked ?? "The platform's own list as a file"}>
            Download
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => files.download('all')}>{DOWNLOAD_ALL}</MenuItem>
            <MenuItem onClick={() => files.download('inactive')}>{DOWNLOAD_INACTIVE}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <ExportMenu {...exportMenu} />
      <CreateSiteButton />
    </>
  )
}

/** Leads to the form of a new site. Source: SLIST-011. */
export const CreateSiteButton = () => {
  const navigate = useNavigate()
  const { may, writesBlocked } = useSiteActions()
  const refusal = may.create ? writesBlocked : NO_ACCESS
  return (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      disabledFocusable={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      onClick={() => void navigate('/create-site')}
    >
      {CREATE_NEW_SITE}
    </Button>
  )
}
