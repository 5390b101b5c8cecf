import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { DismissRegular, FolderOpenRegular, OpenRegular } from '@fluentui/react-icons'
import type { Download } from '#shared/bridge/files.ts'
import { fileSize } from './file-size.ts'
import type { Downloads } from './use-downloads.ts'
import { isPending } from './use-downloads.ts'

const useStyles = makeStyles({
  entry: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  name: { overflowWrap: 'anywhere' },
  state: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  failed: { color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface DownloadEntryProps {
  readonly download: Download
  readonly downloads: Downloads
  /** From 0 to 1; else drawn from the bytes. */
  readonly fraction: number | undefined
}

/** One file of the tray. */
export const DownloadEntry = ({ download, downloads, fraction }: DownloadEntryProps) => {
  const styles = useStyles()
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
