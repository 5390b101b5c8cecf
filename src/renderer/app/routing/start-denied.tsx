import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type MenuScreen, screenAt } from './screens.ts'

/** The user starts with a screen that they may not open any more: the console starts with the first one that they may, and says so. */
export const StartDenied = ({ path, first }: { readonly path: string; readonly first: MenuScreen }) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const { startScreen } = usePreferences()
  const writePreferences = useWritePreferences()
  const { role } = useCurrentUser()
  const chosen = path === startScreen ? screenAt(path, role)?.menu?.label : undefined
  useEffect(() => {
    notify.show({
      id: 'start-denied',
      intent: 'warning',
      message: `The console started with ${first.menu.label}`,
      detail: `You no longer have the permission for ${chosen ?? 'the screen that you start with'}.`,
      actions: [{ label: `Always start with ${first.menu.label}`, run: () => void writePreferences({ startScreen: first.path }) }],
    })
    void navigate(first.path, { replace: true })
  }, [chosen, first, navigate, notify, writePreferences])
  return <ScreenSkeleton />
}
