import { makeStyles, Popover, PopoverSurface, Text, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { DownloadEntry } from './download-entry.tsx'
import type { Downloads } from './use-downloads.ts'

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '42ch', maxHeight: '60vh', overflowY: 'auto' },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0 },
  empty: { color: tokens.colorNeutralForeground3 },
})

interface TrayContentProps {
  readonly downloads: Downloads
  readonly progress: ReadonlyMap<string, number> | undefined
  readonly target: HTMLElement | null
  /** It was opened by its button; one that opened by itself leaves the focus where it is. */
  readonly takesFocus: boolean
  /** The pointer or the focus came to it. */
  readonly onTouched: () => void
  /** By a key the focus must go back to the button; by a click it is where the click was. */
  readonly onClose: (byKeyboard: boolean) => void
}

/** The opened tray; a chunk of its own, loaded with the first file. */
export const TrayContent = ({ downloads, progress, target, takesFocus, onTouched, onClose }: TrayContentProps) => {
  const styles = useStyles()

  // Escape closes it from where the focus is, inside or not.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <Popover
      open
      unstable_disableAutoFocus={!takesFocus}
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(event, { open }) => !open && onClose(event.type === 'keydown')}
    >
      <PopoverSurface className={styles.surface} aria-label="Files" onPointerEnter={onTouched} onFocus={onTouched}>
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
