import { makeStyles, Popover, PopoverSurface, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useId, useLayoutEffect } from 'react'
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
  readonly footer: ReactNode
  readonly target: HTMLElement | null
  /** It was opened by its button; one that opened by itself leaves the focus where it is. */
  readonly takesFocus: boolean
  /** The pointer or the focus came to it. */
  readonly onTouched: () => void
  /** By a key the focus must go back to the button; by a click it is where the click was. */
  readonly onClose: (byKeyboard: boolean) => void
}

/** What may lie over the tray and has an Escape of its own. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether the focus is in the dialog that the tray stands in, or on its screen where it is in none; a lost focus is everywhere. */
const isInLayerOf = (tray: HTMLElement | null, focused: Element): boolean => focused === document.body || focused.closest(LAYER) === tray?.closest(LAYER)

/** The opened tray; a chunk of its own, loaded with the first file. */
export const TrayContent = ({ downloads, progress, footer, target, takesFocus, onTouched, onClose }: TrayContentProps) => {
  const styles = useStyles()

  const id = useId()

  // Escape closes it from where the focus is, inside or not; at once when it is seen, a busy moment later it would already have missed the key. It takes
  // the key before the dialog that it stands in, which would close as well. Inside, the popover does it itself and gives the focus back.
  useLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      const focused = event.target as Element
      if (event.key !== 'Escape' || document.getElementById(id)?.contains(focused) === true || !isInLayerOf(target, focused)) return
      event.preventDefault()
      event.stopPropagation()
      onClose(false)
    }
    document.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => document.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [id, onClose, target])

  return (
    <Popover
      open
      unstable_disableAutoFocus={!takesFocus}
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(event, { open }) => !open && onClose(event.type === 'keydown')}
    >
      <PopoverSurface id={id} className={styles.surface} aria-label="Files" onPointerEnter={onTouched} onFocus={onTouched}>
        <Text weight="semibold">Files</Text>
        {downloads.list.length === 0 && <Text className={styles.empty}>Nothing was downloaded or exported since the console started.</Text>}
        <ul className={styles.list} aria-live="polite">
          {downloads.list.map((download) => (
            <DownloadEntry key={download.id} download={download} downloads={downloads} fraction={progress?.get(download.id)} />
          ))}
        </ul>
        {footer}
      </PopoverSurface>
    </Popover>
  )
}
