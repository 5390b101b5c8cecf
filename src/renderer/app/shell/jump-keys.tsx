import { useNavigate } from 'react-router-dom'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type MenuScreen, mayOpen, menuOf } from '../routing/screens.ts'

/** G and a letter open each screen of the menu that the user may open. Draws nothing. */
export const JumpKeys = () => {
  const user = useCurrentUser()
  return menuOf(user.role)
    .flatMap((entry) => (entry.kind === 'item' ? [entry.screen] : entry.screens))
    .filter((screen) => mayOpen(user, screen))
    .map((screen) => <JumpKey key={screen.path} screen={screen} />)
}

const JumpKey = ({ screen: { path, menu } }: { readonly screen: MenuScreen }) => {
  const navigate = useNavigate()
  useShortcut({ keys: `g ${menu.jump}`, description: `Open ${menu.label}`, group: 'Go to', run: () => void navigate(path) })
  return null
}
