import { Avatar, Menu, MenuDivider, MenuItem, MenuItemCheckbox, MenuList, MenuTrigger, makeStyles, Text, tokens } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  ArrowSyncRegular,
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
import { MenuPopover } from '#components/on-screen/menu-popover.tsx'
import { ACTION_KEYS, type ActionId } from '#components/shortcuts/action-keys.ts'
import { Keys } from '#components/shortcuts/keys.tsx'
import { useMenuKeys } from '#components/shortcuts/use-menu-keys.tsx'
import { useBridge, useConnectionProfile, usePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { signedInOf, useCurrentUser } from '#data/session/current-user.ts'
import { SOMETHING_WENT_WRONG } from '#data/session/messages.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import type { LinkName } from '#shared/bridge/connection.ts'
import { useConnections } from '../connections/use-connections.ts'
import { Bell } from '../news/bell.tsx'
import { UpdateButton } from '../updates/update-button.tsx'
import { updateHint } from '../updates/update-texts.ts'
import { useUpdates } from '../updates/use-updates.ts'
import { ProfileButton } from './header.tsx'
import { type KeyedEntry, StartMenu, ThemeMenu, useChoices, useProfileKeys } from './profile-choices.tsx'
import type { Overlay } from './shell.tsx'

const useStyles = makeStyles({
  greeting: { display: 'flex', flexDirection: 'column', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`, maxWidth: '280px' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  // As wide as the icons of the other entries.
  checkmark: { width: '20px' },
})

const LINK_ICONS: Readonly<Record<LinkName, ReactElement>> = { 'raise-ticket': <TicketDiagonalRegular />, 'remote-desktop-tool': <ArrowDownloadRegular /> }

/** Offered by itself, and by the shell. */
const SHEET_ACTIONS: readonly ActionId[] = ['shortcuts', 'shortcuts-always']

export interface ProfileMenuProps {
  readonly defaultOpen: boolean
  readonly onOpen: (overlay: Overlay) => void
}

export const ProfileMenu = ({ defaultOpen, onOpen }: ProfileMenuProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const user = useCurrentUser()
  const { name, userName } = signedInOf(user)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const notify = useNotify()
  const links = useConnectionProfile()?.links ?? []
  const update = useUpdates()
  const choices = useChoices()
  const menuKeys = useMenuKeys()

  const openLink = async (link: LinkName): Promise<void> => {
    const result = await bridge.shell.openLink({ name: link })
    if (!result.ok) notify.error(SOMETHING_WENT_WRONG, result.error.message)
  }

  const beforeSettings: readonly ProfileEntry[] = [
    ...(user.role === 'CP'
      ? [{ action: 'profile', label: 'My Profile', icon: <PersonCircleRegular />, run: () => void navigate('/my-profile') } as const]
      : []),
    ...links.map(({ name: link, label }) => ({ action: link, label, icon: LINK_ICONS[link], run: () => void openLink(link) })),
  ]
  const behindSettings: readonly ProfileEntry[] = [
    { action: 'activity', label: 'Activity', icon: <HistoryRegular />, run: () => void navigate('/activity') },
    {
      action: usePreferences().singleKeys ? 'shortcuts' : 'shortcuts-always',
      label: 'Keyboard shortcuts',
      icon: <KeyboardRegular />,
      run: () => onOpen('shortcuts'),
    },
    { action: 'diagnostics', label: 'Diagnostics', icon: <WrenchScrewdriverRegular />, run: () => void navigate('/diagnostics') },
    { action: 'updates', label: 'Updates…', icon: <ArrowSyncRegular />, hint: updateHint(update), run: () => onOpen('updates') },
  ]
  const leaving: readonly ProfileEntry[] = [
    { action: 'forget-me', label: 'Forget me on this computer…', icon: <PersonDeleteRegular />, run: () => onOpen('forget-me') },
    { action: 'sign-out', label: 'Sign out', icon: <SignOutRegular />, run: signOut },
  ]
  useProfileKeys([...beforeSettings, ...behindSettings, ...leaving].filter(({ action }) => !SHEET_ACTIONS.includes(action)))
  const drawn = (entry: ProfileEntry) => <EntryItem key={entry.action} {...entry} />

  return (
    <>
      <Bell />
      <UpdateButton status={update} onOpen={() => onOpen('updates')} />
      <Menu defaultOpen={defaultOpen} {...choices}>
        <MenuTrigger disableButtonEnhancement>
          <ProfileButton name={name} picture={<Avatar name={name} size={28} color="colorful" aria-hidden />} />
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.greeting}>
            <Text weight="semibold">Hi, {name}</Text>
            <Text size={200} className={styles.quiet}>
              {userName}
            </Text>
          </div>
          <MenuDivider />
          <MenuList>
            {beforeSettings.map(drawn)}
            <ConnectionMenu onOpen={onOpen} />
            <ThemeMenu />
            <StartMenu />
            <MenuItemCheckbox name="notifications" value="on" checkmark={{ className: styles.checkmark }} {...menuKeys(ACTION_KEYS.notifications)}>
              System notifications
            </MenuItemCheckbox>
            <MenuItemCheckbox name="singleKeys" value="on" checkmark={{ className: styles.checkmark }} {...menuKeys(ACTION_KEYS['single-keys'])}>
              Single-key shortcuts
            </MenuItemCheckbox>
            {behindSettings.map(drawn)}
            <MenuDivider />
            {leaving.map(drawn)}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  )
}

interface ProfileEntry extends KeyedEntry {
  readonly icon: ReactElement
  readonly hint?: string
}

const EntryItem = ({ action, label, icon, hint, run }: ProfileEntry) => {
  const keys = useMenuKeys()(ACTION_KEYS[action])
  const withHint = (
    <>
      {hint}{' '}
      <span aria-hidden>
        <Keys combination={ACTION_KEYS[action]} />
      </span>
    </>
  )
  return (
    <MenuItem icon={icon} {...keys} {...(hint === undefined ? {} : { secondaryContent: withHint })} onClick={run}>
      {label}
    </MenuItem>
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
  useProfileKeys([{ action: 'connections', label: 'Connections…', run: () => onOpen('connections') }])
  return (
    <>
      {others.map(({ id, name, isRunning }) => (
        <MenuItem key={id} icon={<PlugConnectedRegular />} secondaryContent={isRunning ? 'open' : ''} onClick={() => void change(id)}>
          Switch to {name}
        </MenuItem>
      ))}
      <EntryItem action="connections" label="Connections…" icon={<PlugConnectedRegular />} run={() => onOpen('connections')} />
    </>
  )
}
