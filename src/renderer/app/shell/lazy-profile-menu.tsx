import { lazy, Suspense, useState } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { ProfileButton } from './profile-button.tsx'
import type { ProfileMenuProps } from './profile-menu.tsx'

const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

/** The profile menu, its chunk loaded after the first screen. A click that comes before it is not lost: the menu then opens when it is there. */
export const LazyProfileMenu = (actions: Omit<ProfileMenuProps, 'defaultOpen'>) => {
  const { name } = useCurrentUser()
  const [isWanted, setWanted] = useState(false)
  // A press counts as well: between press and release the menu's own button may have taken the place, and nobody gets the click.
  const want = (): void => setWanted(true)
  return (
    <Suspense fallback={<ProfileButton name={name} aria-haspopup="menu" onPointerDown={want} onClick={want} />}>
      <ProfileMenu defaultOpen={isWanted} {...actions} />
    </Suspense>
  )
}
