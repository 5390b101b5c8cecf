import { Button } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { AskingProxyStatus } from '#shared/bridge/proxy.ts'
import { ProxyLoginDialog } from './proxy-login-dialog.tsx'

/** Leads to the dialog of the proxy that asks for a password. It opens by itself until the user has closed it once. */
export const ProxyLoginButton = ({ isLocked = false }: { readonly isLocked?: boolean }) => {
  const bridge = useBridge()
  const [proxy, setProxy] = useState<AskingProxyStatus | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isGone = false
    void bridge.proxy.status().then((status) => {
      if (isGone || !status.ok) return
      setProxy(status.value)
      setOpen(status.value?.isDismissed === false)
    })
    return () => {
      isGone = true
    }
  }, [bridge])

  const close = (): void => {
    setOpen(false)
    void bridge.proxy.dismiss()
  }
  return (
    <>
      <Button disabledFocusable={proxy === null} onClick={() => setOpen(true)}>
        Sign in to the proxy
      </Button>
      {isOpen && proxy !== null && <ProxyLoginDialog proxy={proxy} isLocked={isLocked} onClose={close} />}
    </>
  )
}
