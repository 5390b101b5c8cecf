import { useEffect, useState } from 'react'
import { Notice } from '#components/notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Notice as ShownNotice } from '#shared/bridge/shell.ts'
import { ProxyLoginButton } from './proxy-login-button.tsx'

/** The proxy that asks for a password, for a locked window: the notices above the screen are covered there. */
export const ProxyNotice = () => {
  const bridge = useBridge()
  const [asking, setAsking] = useState<ShownNotice | null>(null)
  useEffect(() => {
    const add = (notice: ShownNotice): void => {
      if (notice.kind === 'proxy-login') setAsking(notice)
    }
    const unsubscribes = [
      bridge.on('shell.notice', add),
      bridge.on('shell.noticeWithdrawn', ({ id }) => setAsking((shown) => (shown?.id === id ? null : shown))),
    ]
    void bridge.shell.notices().then((earlier) => earlier.ok && earlier.value.forEach(add))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [bridge])
  return (
    asking !== null && (
      <Notice intent="error" actions={<ProxyLoginButton isLocked />}>
        {asking.message}
      </Notice>
    )
  )
}
