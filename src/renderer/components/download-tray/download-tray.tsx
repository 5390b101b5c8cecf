import { Button, CounterBadge, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text, tokens } from '@fluentui/react-components'
import { FolderArrowRightRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { DownloadEntry } from './download-entry.tsx'
import type { Downloads } from './use-downloads.ts'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  badge: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, pointerEvents: 'none' },
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '42ch', maxHeight: '60vh', overflowY: 'auto' },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0 },
  empty: { color: tokens.colorNeutralForeground3 },
})

export interface DownloadTrayProps {
  readonly downloads: Downloads
  /** From 0 to 1 by download id, for files that the window itself writes and knows the end of. */
  readonly progress?: ReadonlyMap<string, number>
}

/** Files being fetched or written, and those that are ready: progress, Cancel, Open, Show in folder. Opens by itself when one begins. */
export const DownloadTray = ({ downloads, progress }: DownloadTrayProps) => {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const running = downloads.list.filter(({ state }) => state === 'running')
  const newestRunning = running[0]?.id

  // Opens once for each file that begins; whoever closes it is not bothered again by the same one.
  const [openedFor, setOpenedFor] = useState<string>()
  if (newestRunning !== undefined && newestRunning !== openedFor) {
    setOpenedFor(newestRunning)
    setOpen(true)
  }

  return (
    <Popover open={isOpen} onOpenChange={(_, data) => setOpen(data.open)} positioning="below-end">
      <div className={styles.root}>
        <PopoverTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<FolderArrowRightRegular />}
            aria-label={running.length === 0 ? 'Files' : `Files, ${running.length} under way`}
            title="Files: downloads and exports"
          />
        </PopoverTrigger>
        {running.length > 0 && <CounterBadge className={styles.badge} size="small" count={running.length} aria-hidden />}
      </div>
      <PopoverSurface className={styles.surface} aria-label="Files">
        <Text weight="semibold">Files</Text>
        {downloads.list.length === 0 && <Text className={styles.empty}>Nothing was downloaded or exported since the console started.</Text>}
        <ul className={styles.list} aria-live="polite">
          {downloads.list.map((download) => (
            <DownloadEntry key={download.id} download={download} downloads={downloads} fraction={progress?.get(download.id)} />
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  )
}
