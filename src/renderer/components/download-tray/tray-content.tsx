import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { DismissRegular, FolderOpenRegular, OpenRegular } from '@fluentui/react-icons'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import type { Download } from '#shared/bridge/files.ts'
import { fileSize } from '#shared/domain/text/file-size.ts'
import { Popover } from '../on-screen/popover.tsx'
import { listenForKeys } from '../shortcuts/composition.ts'
import { type Downloads, isPending } from './use-downloads.ts'

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
    return listenForKeys(document, closeOnEscape, { capture: true })
  }, [id, onClose, target])

  return (
    <Popover
      target={target}
      position="below"
      align="end"
      takesFocus={takesFocus}
      onClose={(how) => onClose(how === 'by-key')}
      id={id}
      className={styles.surface}
      aria-label="Files"
      onPointerEnter={onTouched}
      onFocus={onTouched}
    >
      <Text weight="semibold">Files</Text>
      {downloads.list.length === 0 && <Text className={styles.empty}>Nothing was downloaded or exported since the console started.</Text>}
      <ul className={styles.list} aria-live="polite">
        {downloads.list.map((download) => (
          <DownloadEntry key={download.id} download={download} downloads={downloads} fraction={progress?.get(download.id)} />
        ))}
      </ul>
      {footer}
    </Popover>
  )
}

const useEntryStyles = makeStyles({
  entry: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  name: { overflowWrap: 'anywhere' },
  state: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  failed: { color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface DownloadEntryProps {
  readonly download: Download
  readonly downloads: Downloads
  readonly fraction: number | undefined
}

const DownloadEntry = ({ download, downloads, fraction }: DownloadEntryProps) => {
  const styles = useEntryStyles()
  const { id, name, state } = download
  return (
    <li className={styles.entry}>
      <Text className={styles.name}>{name}</Text>
      <Text size={200} className={state === 'failed' ? styles.failed : styles.state}>
        {stateText(download, fraction)}
      </Text>
      {state === 'running' && <RunningBar download={download} fraction={fraction} />}
      <div className={styles.actions}>
        {isPending(download) && (
          <Button size="small" icon={<DismissRegular />} aria-label={`Cancel ${name}`} onClick={() => downloads.cancel(id)}>
            Cancel
          </Button>
        )}
        {state === 'done' && (
          <>
            <Button size="small" icon={<OpenRegular />} aria-label={`Open ${name}`} onClick={() => downloads.open(id)}>
              Open
            </Button>
            <Button size="small" icon={<FolderOpenRegular />} aria-label={`Show ${name} in its folder`} onClick={() => downloads.showInFolder(id)}>
              Show in folder
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

const RunningBar = ({ download, fraction }: { readonly download: Download; readonly fraction: number | undefined }) => {
  const known = knownFraction(download, fraction)
  return <ProgressBar aria-label={`Progress of ${download.name}`} {...(known === undefined ? {} : { value: known })} />
}

/** Undefined while nobody knows how much there is to come. */
const knownFraction = ({ received, total }: Download, fraction: number | undefined): number | undefined =>
  fraction ?? (total === null || total === 0 ? undefined : received / total)

const stateText = (download: Download, fraction: number | undefined): string => {
  const { state, received, total, failure } = download
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn'
    case 'running':
      if (fraction !== undefined) return `${Math.floor(100 * fraction)} %`
      return total === null ? fileSize(received) : `${fileSize(received)} of ${fileSize(total)}`
    case 'done':
      return `Ready, ${fileSize(received)}`
    case 'failed':
      return failure ?? 'Failed'
    case 'cancelled':
      return 'Cancelled'
  }
}
