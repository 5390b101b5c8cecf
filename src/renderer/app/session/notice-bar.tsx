import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'

import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Notice } from '#shared/bridge/shell.ts'

const NoticeList = lazyPart(async () => (await import('./notice-list.tsx')).NoticeList)

/** What the user should know that no call asked for (no keychain, a damaged copy dropped), above everything until dismissed. */
export const NoticeBar = () => {
  const bridge = useBridge()
  const [notices, setNotices] = useState<readonly Notice[]>([])

  const remove = useCallback((id: string) => setNotices((shown) => shown.filter((other) => other.id !== id)), [])
  useEffect(() => {
    const add = (notice: Notice): void => setNotices((shown) => [...shown.filter((other) => other.id !== notice.id), notice])
    const unsubscribes = [bridge.on('shell.notice', add), bridge.on('shell.noticeWithdrawn', ({ id }) => remove(id))]
    void bridge.shell.notices().then((earlier) => earlier.ok && earlier.value.forEach(add))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [bridge, remove])

  if (notices.length === 0) return null
  return <NoticeList notices={notices} onDismiss={remove} />
}
