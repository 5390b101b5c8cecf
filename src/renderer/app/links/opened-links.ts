import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBridge, useSession } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { screenAt } from '../routing/screens.ts'
import { cleanAddress } from './clean-address.ts'

/**
 * Opens the links that the system handed over, as a click on a link of the console would: permissions and the question before leaving count. While nobody is
 * signed in, or the session waits for a new sign-in, main keeps them.
 */
export const useOpenedLinks = (): void => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const { role } = useCurrentUser()
  const isOpen = useSession().phase === 'open'
  useEffect(() => {
    if (!isOpen) return
    const open = async (): Promise<void> => {
      const answer = await bridge.shell.takeLink()
      if (!answer.ok || answer.value === null) return
      const { addressOfAnyLink } = await import('#shared/view-link.ts')
      const opened = addressOfAnyLink(answer.value)
      const address = opened && cleanAddress(opened)
      const path = address?.split('?', 1)[0]
      if (address === null || path === undefined || screenAt(path, role) === undefined) notify.error('The link leads to no screen of this console.')
      else await navigate(address)
    }
    void open()
    return bridge.on('shell.linkWaiting', () => void open())
  }, [bridge, isOpen, navigate, notify, role])
}
