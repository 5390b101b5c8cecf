import { Button, CounterBadge, makeStyles } from '@fluentui/react-components'
import { FolderArrowRightRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useIsShown } from '../on-screen/surface.tsx'
import type { Downloads } from './use-downloads.ts'
import { isPending } from './use-downloads.ts'

const TrayContent = lazyPart(async () => (await import('./tray-content.tsx')).TrayContent)

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  badge: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, pointerEvents: 'none' },
})

/** A tray that opened by itself goes away this many milliseconds after the last file is there, unless someone turned to it or a file failed. */
const LINGERS = 8000

export interface DownloadTrayProps {
  readonly downloads: Downloads
  /** From 0 to 1 by download id, for files that the window itself writes and knows the end of. */
  readonly progress?: ReadonlyMap<string, number>
  readonly footer?: ReactNode
}

/**
 * Files being fetched or written, and those that are ready: progress, Cancel, Open, Show in folder. Opens by itself when one begins or fails, if the user
 * sees its button.
 */
export const DownloadTray = ({ downloads, progress, footer }: DownloadTrayProps) => {
  const styles = useStyles()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<'by-itself' | 'turned-to' | 'by-button' | null>(null)
  const isShown = useIsShown()
  // In a hidden tab or below a dialog it neither opens nor stays open.
  if (!isShown && opened !== null) setOpened(null)
  const isOpen = opened !== null
  const running = downloads.list.filter(isPending)

  // Opens once for each file that begins, and for each that fails: it may do so before it was ever drawn as begun.
  const [openedFor, setOpenedFor] = useState<ReadonlySet<string>>(new Set())
  const { latest } = downloads
  const hasFailed = latest?.state === 'failed'
  const occasion = latest === null ? undefined : `${latest.id} ${hasFailed ? 'failed' : 'begun'}`
  if (occasion !== undefined && !openedFor.has(occasion)) {
    setOpenedFor(new Set([...openedFor, occasion]))
    setOpened((now) => now ?? 'by-itself')
  }

  const mayGo = running.length === 0 && !hasFailed
  useEffect(() => {
    if (opened !== 'by-itself' || !mayGo) return undefined
    const timer = setTimeout(() => setOpened(null), LINGERS)
    return () => clearTimeout(timer)
  }, [opened, mayGo])

  // It stays from now on, without taking the focus: the pointer may only have come across it while someone types elsewhere.
  const keep = useCallback(() => setOpened((now) => (now === 'by-itself' ? 'turned-to' : now)), [])
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
        aria-label={running.length === 0 ? 'Files' : `Files, ${running.length} in progress`}
        title="Files: downloads and exports"
        onClick={() => setOpened(isOpen ? null : 'by-button')}
      />
      {running.length > 0 && <CounterBadge className={styles.badge} size="small" count={running.length} aria-hidden />}
      {isOpen && (
        <TrayContent
          downloads={downloads}
          progress={progress}
          footer={footer}
          target={root}
          takesFocus={opened === 'by-button'}
          onTouched={keep}
          onClose={close}
        />
      )}
    </div>
  )
}
