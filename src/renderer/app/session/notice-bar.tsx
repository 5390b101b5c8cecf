import { lazy, Suspense, useEffect, useState } from 'react'

import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Notice } from '#shared/bridge/shell.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

/** What the user should know that no call asked for (no keychain, a damaged copy dropped), above everything until dismissed. */
export const NoticeBar = () => {
  const bridge = useBridge()
  const [notices, setNotices] = useState<readonly Notice[]>([])

  useEffect(() => {
    const add = (notice: Notice): void => setNotices((shown) => [...shown.filter((other) => other.id !== notice.id), notice])
    const remove = (id: string): void => setNotices((shown) => shown.filter((other) => other.id !== id))
    const unsubscribes = [bridge.on('shell.notice', add), bridge.on('shell.noticeWithdrawn', ({ id }) => remove(id))]
    const readEarlier = async (): Promise<void> => {
      const earlier = await bridge.shell.notices()
      if (earlier.ok) earlier.value.forEach(add)
    }
    void readEarlier()
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [bridge])

  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} onDismiss={(id) => setNotices((shown) => shown.filter((other) => other.id !== id))} />
    </Suspense>
  )
}
