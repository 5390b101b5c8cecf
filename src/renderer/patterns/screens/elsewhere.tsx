import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { useNotify } from '#data/notifications/use-notify.ts'

/** Leads to another screen in place of this one, unless the user is on the way to one already. `message`: why; null where the user asked for it. */
export const Elsewhere = ({ to, message }: { readonly to: string; readonly message: string | null }) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const isOnTheWay = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isOnTheWay) return
    if (message !== null) notify.show({ id: 'elsewhere', intent: 'info', message })
    void navigate(to, { replace: true })
  }, [isOnTheWay, message, navigate, notify, to])
  return null
}
