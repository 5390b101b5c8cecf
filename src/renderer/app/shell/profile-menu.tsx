import {
  Avatar,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  ArrowSyncRegular,
  DarkThemeRegular,
  HistoryRegular,
  KeyboardRegular,
  PersonCircleRegular,
  PersonDeleteRegular,
  PlugConnectedRegular,
  SignOutRegular,
  TicketDiagonalRegular,
  WrenchScrewdriverRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBridge, useConnectionProfile, usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { SOMETHING_WENT_WRONG } from '#data/session/messages.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import type { LinkName } from '#shared/bridge/connection.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { useConnections } from '../connections/use-connections.ts'
import { Bell } from '../news/bell.tsx'
import { UpdateButton } from '../updates/update-button.tsx'
import { updateHint } from '../updates/update-texts.ts'
import { useUpdates } from '../updates/use-updates.ts'
import { ProfileButton } from './header.tsx'
import type { Overlay } from './shell.tsx'

const useStyles = makeStyles({
  greeting: { display: 'flex', flexDirection: 'column', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`, maxWidth: '280px' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  // As wide as the icons of the other entries.
  checkmark: { width: '20px' },
})

const THEMES: readonly { readonly value: Preferences['theme']; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
]

const LINK_ICONS: Readonly<Record<LinkName, ReactElement>> = { 'raise-ticket': <TicketDiagonalRegular />, 'remote-desktop-tool': <ArrowDownloadRegular /> }

export interface ProfileMenuProps {
  readonly defaultOpen: boolean
  readonly onOpen: (overlay: Overlay) => void
}

export const ProfileMenu = ({ defaultOpen, onOpen }: ProfileMenuProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const user = useCurrentUser()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const notify = useNotify()
  const links = useConnectionProfile()?.links ?? []
  const update = useUpdates()
  const notifications = useNotificationsChoice()

  const openLink = async (name: LinkName): Promise<void> => {
    const result = await bridge.shell.openLink({ name })
    if (!result.ok) notify.error(SOMETHING_WENT_WRONG, result.error.message)
  }

  return (
    <>
      <Bell />
      <UpdateButton status={update} onOpen={() => onOpen('updates')} />
      <Menu defaultOpen={defaultOpen} {...notifications}>
        <MenuTrigger disableButtonEnhancement>
          <ProfileButton name={user.name} picture={<Avatar name={user.name} size={28} color="colorful" aria-hidden />} />
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.greeting}>
            <Text weight="semibold">Hi, {user.name}</Text>
            <Text size={200} className={styles.quiet}>
              {user.userName}
            </Text>
          </div>
          <MenuDivider />
          <MenuList>
            {user.role === 'CP' && (
              <MenuItem icon={<PersonCircleRegular />} onClick={() => void navigate('/my-profile')}>
                My Profile
              </MenuItem>
            )}
            {links.map(({ name, label }) => (
              <MenuItem key={name} icon={LINK_ICONS[name]} onClick={() => void openLink(name)}>
                {label}
              </MenuItem>
            ))}
            <ConnectionMenu onOpen={onOpen} />
            <ThemeMenu />
            <MenuItemCheckbox name="notifications" value="on" checkmark={{ className: styles.checkmark }}>
              System notifications
            </MenuItemCheckbox>
            <MenuItem icon={<HistoryRegular />} onClick={() => void navigate('/activity')}>
              Activity
            </MenuItem>
            <MenuItem icon={<KeyboardRegular />} secondaryContent="?" onClick={() => onOpen('shortcuts')}>
              Keyboard shortcuts
            </MenuItem>
            <MenuItem icon={<WrenchScrewdriverRegular />} onClick={() => void navigate('/diagnostics')}>
              Diagnostics
            </MenuItem>
            <MenuItem icon={<ArrowSyncRegular />} secondaryContent={updateHint(update)} onClick={() => onOpen('updates')}>
              Updates…
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={<PersonDeleteRegular />} onClick={() => onOpen('forget-me')}>
              Forget me on this computer…
            </MenuItem>
            <MenuItem icon={<SignOutRegular />} onClick={signOut}>
              Sign out
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  )
}

/** The other connections of this computer, each a press away; with none, the way to add one. */
const ConnectionMenu = ({ onOpen }: Pick<ProfileMenuProps, 'onOpen'>) => {
  const notify = useNotify()
  const { connection } = useBridge()
  const { list } = useConnections()
  const others = list?.connections.filter(({ isOwn }) => !isOwn) ?? []
  const change = async (id: string): Promise<void> => {
    const result = await connection.open({ id })
    if (!result.ok) notify.error(SOMETHING_WENT_WRONG, result.error.message)
  }
  return (
    <>
      {others.map(({ id, name, isRunning }) => (
        <MenuItem key={id} icon={<PlugConnectedRegular />} secondaryContent={isRunning ? 'open' : ''} onClick={() => void change(id)}>
          Switch to {name}
        </MenuItem>
      ))}
      <MenuItem icon={<PlugConnectedRegular />} onClick={() => onOpen('connections')}>
        Connections…
      </MenuItem>
    </>
  )
}

/** Whether the system shows what ends while no window is in front: the state of the menu's checkbox. */
const useNotificationsChoice = (): Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> => {
  const { notifications } = usePreferences()
  const writePreferences = useWritePreferences()
  return {
    checkedValues: { notifications: notifications ? ['on'] : [] },
    onCheckedValueChange: (_, { name, checkedItems }) => {
      if (name === 'notifications') void writePreferences({ notifications: checkedItems.includes('on') })
    },
  }
}

const ThemeMenu = () => {
  const { theme } = usePreferences()
  const writePreferences = useWritePreferences()
  return (
    <Menu
      checkedValues={{ theme: [theme] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = THEMES.find(({ value }) => value === checkedItems[0])
        if (chosen !== undefined) void writePreferences({ theme: chosen.value })
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<DarkThemeRegular />}>Appearance</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>Appearance</MenuGroupHeader>
            {THEMES.map(({ value, label }) => (
              <MenuItemRadio key={value} name="theme" value={value}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
