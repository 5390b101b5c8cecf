import { lazy, Suspense, useEffect, useState } from 'react'
import type { Notice } from '#shared/bridge.ts'
import { bridge } from '../bridge.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

/** What the user should know that no call asked for (no keychain, a damaged copy dropped), above everything until dismissed. */
export const NoticeBar = () => {
  const [notices, setNotices] = useState<readonly Notice[]>([])

  useEffect(() => {
    const add = (notice: Notice): void => setNotices((shown) => [...shown.filter((other) => other.id !== notice.id), notice])
    const unsubscribe = bridge.on('shell.notice', add)
    const readEarlier = async (): Promise<void> => {
      const earlier = await bridge.shell.notices()
      if (earlier.ok) earlier.value.forEach(add)
    }
    void readEarlier()
    return unsubscribe
  }, [])

  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} onDismiss={(id) => setNotices((shown) => shown.filter((other) => other.id !== id))} />
    </Suspense>
  )
}
