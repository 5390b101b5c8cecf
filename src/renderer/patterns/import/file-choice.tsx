import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, DocumentAddRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import type { Column } from '#components/data-table/column.ts'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { FileInput } from '#components/form/file-input.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import type { ImportColumn, ImportKind } from './import-kind.ts'
import type { TableFile } from './read-table-file.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  // At the right, as on every list.
  files: { marginInlineStart: 'auto' },
})

interface FileChoiceProps {
  readonly kind: ImportKind
  readonly file: TableFile | null
  readonly isReading: boolean
  readonly onFile: (file: File | undefined) => void
}

type Example = Readonly<Record<string, string>>

const templateColumn = ({ key, label }: ImportColumn): Column<Example> => ({ id: key, title: label, kind: 'text', value: (row) => row[key] ?? '', width: 160 })

/** The choice of the file, and a template of it to fill in. */
export const FileChoice = ({ kind, file, isReading, onFile }: FileChoiceProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const { isBusy, progress, start } = useTableExport()
  const downloads = useDownloads(useBridge(), ({ message }) => notify.error('That could not be done with the file.', message))
  const template = (format: 'csv' | 'xlsx'): void => {
    const example: Example = Object.fromEntries(kind.columns.map((column) => [column.key, column.example]))
    const rows = [example]
    void start(`Template for ${kind.what}`, { columns: kind.columns.map(templateColumn), matching: rows, page: rows, selected: rows }, 'matching', format)
  }
  return (
    <div className={styles.root}>
      <FileInput input={input} label="File to import" accept=".csv,.xlsx,.txt,.tsv" onChosen={onFile} />
      <ActionButton
        appearance={file === null ? 'primary' : 'secondary'}
        icon={<DocumentAddRegular />}
        isPending={isReading}
        onClick={() => input.current?.click()}
      >
        {file === null ? 'Choose file' : 'Choose another file'}
      </ActionButton>
      {file !== null && (
        <Text>
          <strong>{file.name}</strong>: {file.extent}
        </Text>
      )}
      <MenuOnDemand
        label="Template"
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
        disabledReason={isBusy ? 'The template is being written.' : null}
        title="A file with these columns and one example, to fill in"
        entries={[
          { kind: 'action', id: 'xlsx', action: 'matching-xlsx', label: 'Template as XLSX', onSelect: () => template('xlsx') },
          { kind: 'action', id: 'csv', action: 'matching-csv', label: 'Template as CSV', onSelect: () => template('csv') },
        ]}
      >
        Template
      </MenuOnDemand>
      {file === null && <Text className={layout.quiet}>At most 10 MB and 20,000 rows.</Text>}
      <span className={styles.files}>
        <DownloadTray downloads={downloads} progress={progress} />
      </span>
    </div>
  )
}
