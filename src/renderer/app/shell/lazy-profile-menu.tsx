import { lazy, Suspense, useState } from 'react'
import { useCurrentUser } from '../session/current-user.ts'
import { ProfileButton } from './profile-button.tsx'

const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

/** The profile menu, its chunk loaded after the first screen. A click that comes before it is not lost: the menu then opens when it is there. */
export const LazyProfileMenu = ({ onOpenShortcuts }: { readonly onOpenShortcuts: () => void }) => {
  const { name } = useCurrentUser()
  const [isWanted, setWanted] = useState(false)
  return (
    <Suspense fallback={<ProfileButton name={name} aria-haspopup="menu" onClick={() => setWanted(true)} />}>
      <ProfileMenu defaultOpen={isWanted} onOpenShortcuts={onOpenShortcuts} />
    </Suspense>
  )
}
