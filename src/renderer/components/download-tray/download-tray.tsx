import { Button, CounterBadge, makeStyles } from '@fluentui/react-components'
import { FolderArrowRightRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Downloads } from './use-downloads.ts'

const TrayContent = lazy(async () => ({ default: (await import('./tray-content.tsx')).TrayContent }))

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  badge: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, pointerEvents: 'none' },
})

/** A tray that opened by itself goes away so many milliseconds after the last file is there, unless somebody turned to it. */
const LINGERS = 8000

export interface DownloadTrayProps {
  readonly downloads: Downloads
  /** From 0 to 1 by download id, for files that the window itself writes and knows the end of. */
  readonly progress?: ReadonlyMap<string, number>
}

/** Files being fetched or written, and those that are ready: progress, Cancel, Open, Show in folder. Opens by itself when one begins. */
export const DownloadTray = ({ downloads, progress }: DownloadTrayProps) => {
  const styles = useStyles()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<'by-itself' | 'by-button' | null>(null)
  const isOpen = opened !== null
  const running = downloads.list.filter(({ state }) => state === 'running')
  const newestRunning = running[0]?.id

  // Opens once for each file that begins; whoever closes it is not bothered again by the same one.
  const [openedFor, setOpenedFor] = useState<string>()
  if (newestRunning !== undefined && newestRunning !== openedFor) {
    setOpenedFor(newestRunning)
    setOpened('by-itself')
  }

  const isDone = running.length === 0
  useEffect(() => {
    if (opened !== 'by-itself' || !isDone) return undefined
    const timer = setTimeout(() => setOpened(null), LINGERS)
    return () => clearTimeout(timer)
  }, [opened, isDone])

  const keep = useCallback(() => setOpened((now) => now && 'by-button'), [])
  const close = useCallback(
    (byKeyboard: boolean) => {
      setOpened(null)
      if (byKeyboard) root?.querySelector('button')?.focus()
    },
    [root],
  )

  return (
    <div ref={setRoot} className={styles.root}>
      <Button
        appearance="subtle"
        icon={<FolderArrowRightRegular />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={running.length === 0 ? 'Files' : `Files, ${running.length} under way`}
        title="Files: downloads and exports"
        onClick={() => setOpened(isOpen ? null : 'by-button')}
      />
      {running.length > 0 && <CounterBadge className={styles.badge} size="small" count={running.length} aria-hidden />}
      {isOpen && (
        <Suspense fallback={null}>
          <TrayContent downloads={downloads} progress={progress} target={root} takesFocus={opened === 'by-button'} onTouched={keep} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
