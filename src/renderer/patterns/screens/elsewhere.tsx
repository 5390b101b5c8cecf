import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useNotify } from '#data/notifications/use-notify.ts'

/** Leads to another screen in place of this one, unless the user is on the way to one already. `message`: why; null where the user asked for it. */
export const Elsewhere = ({ to, message }: { readonly to: string; readonly message: string | null }) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const { pathname } = useLocation()
  const router = useContext(DataRouterContext)?.router
  // Looked at again when a way ends here after all, because the user stays with what is not saved.
  const { state } = useNavigation()
  useEffect(() => {
    // The router is ahead of what is on screen, which it draws in a transition.
    const target = router?.state.navigation.location ?? router?.state.location
    if (state !== 'idle' || (target !== undefined && target.pathname !== pathname)) return
    if (message !== null) notify.show({ id: 'elsewhere', intent: 'info', message })
    void navigate(to, { replace: true })
  }, [state, router, pathname, message, navigate, notify, to])
  return null
}
