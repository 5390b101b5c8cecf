import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useNotify } from '#data/notifications/use-notify.ts'

/** Leads to another screen in place of this one. `message`: why; null where the user asked for it. */
export const Elsewhere = ({ to, message }: { readonly to: string; readonly message: string | null }) => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    if (message !== null) notify.show({ id: 'elsewhere', intent: 'info', message })
    void navigate(to, { replace: true })
  }, [message, navigate, notify, to])
  return null
}
