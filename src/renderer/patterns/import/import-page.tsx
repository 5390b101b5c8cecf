import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { TableAddRegular } from '@fluentui/react-icons'
import { type DragEvent, useMemo, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useConsole, usePreferences, useWriteGate } from '#data/bridge/bridge-context.ts'
import { BulkChangeDialog } from '#patterns/bulk/bulk-change-dialog.tsx'
import { rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type ColumnMatches, checkRows, correctedAgain, matchColumns, readRows } from './checked-rows.ts'
import { ColumnList } from './column-list.tsx'
import { ColumnMatch } from './column-match.tsx'
import { FileChoice } from './file-choice.tsx'
import { type OpenedImport, useHeldImport } from './held-import.ts'
import type { Cells, ImportKind } from './import-kind.ts'
import { ImportRows } from './import-rows.tsx'
import { readTableFile } from './read-table-file.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { type Reading, TableFileError } from './table-file/table.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  before: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})

interface ImportPageProps {
  readonly kind: ImportKind
  /** What the rows are checked against is not there yet; null: it is. */
  readonly notReady: string | null
  /** Loads it again, where that failed. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Imports a file: its columns are matched, every row is checked and can be corrected, then the dry run and the run
 * are those of a bulk change.
 */
export const ImportPage = ({ kind, notReady, onRetry }: ImportPageProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const { preferences } = useConsole()
  const { importColumns } = usePreferences()
  const [opened, hold] = useHeldImport(kind.job)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [isDryRun, setDryRun] = useState(false)
  const leavesOut = opened?.leavesOut ?? false

  const take = async (source: File | undefined, reading: Reading = {}, corrected: OpenedImport['corrected'] = new Map()): Promise<void> => {
    if (source === undefined) return
    setProblem(null)
    setReading(true)
    try {
      const file = await readTableFile(source, reading)
      hold({ source, file, reading, matches: matchColumns(kind, file.header, importColumns?.[kind.job] ?? {}), corrected, leavesOut: false })
    } catch (cause) {
      setProblem(cause instanceof TableFileError ? cause.message : 'The file could not be read. Choose it again.')
    } finally {
      setReading(false)
    }
  }
  const open = opened?.file.choices.find(({ value }) => value === '')
  const waiting = notReady ?? (open === undefined ? null : `Choose the ${open.label.toLowerCase()} of the file first.`)
  const rows = useMemo(() => {
    if (opened === null || waiting !== null) return []
    return checkRows(kind, readRows(kind, opened.file.rows, opened.matches, opened.corrected))
  }, [kind, waiting, opened])
  const targets = useMemo(() => rows.flatMap(({ target }) => target ?? []), [rows])
  const removed = useMemo(() => new Map(rows.flatMap(({ line, target, removed: text }) => (target === null || text === '' ? [] : [[line, text]]))), [rows])
  const missing = opened === null ? [] : kind.columns.filter(({ key, isRequired }) => isRequired === true && opened.matches[key] === undefined)
  const wrong = rows.length - targets.length

  const match = (matches: ColumnMatches): void => {
    if (opened === null) return
    hold({ ...opened, matches, corrected: correctedAgain(kind, opened.file.rows, opened.corrected, [opened.matches, matches]) })
    const headings = Object.fromEntries(Object.entries(matches).map(([key, place]) => [key, opened.file.header[place] ?? '']))
    void preferences.edit((latest) => ({ importColumns: { ...latest.importColumns, [kind.job]: headings } }))
  }
  const correct = (line: number, cells: Cells): void => {
    if (opened !== null) hold({ ...opened, corrected: new Map(opened.corrected).set(line, cells) })
  }
  const reason = gate.reason ?? waiting ?? dryRunReason({ hasFile: opened !== null, missing: missing[0]?.label, wrong, leavesOut, right: targets.length })
  const dragging = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      void take(event.dataTransfer.files[0])
    },
  }
  return (
    <div className={styles.root} {...dragging}>
      <div className={styles.head}>
        <FileChoice kind={kind} file={opened?.file ?? null} isReading={isReading} onFile={(file) => void take(file)} />
        {problem !== null && <Notice intent="error">{problem}</Notice>}
        {opened?.file.notices.map(({ intent, text }) => (
          <Notice key={text} intent={intent}>
            {text}
          </Notice>
        ))}
        {opened !== null && (
          <ReadingChoices
            choices={opened.file.choices}
            onChoose={(key, value) => void take(opened.source, { ...opened.reading, [key]: value }, key === 'hidden' ? opened.corrected : undefined)}
          />
        )}
        {opened !== null && notReady !== null && (
          <Notice intent="warning" actions={onRetry === undefined ? undefined : <Button onClick={onRetry}>Retry</Button>}>
            {notReady}
          </Notice>
        )}
        {opened !== null && <ColumnMatch kind={kind} header={opened.file.header} matches={opened.matches} onChange={match} />}
      </div>
      {opened === null ? (
        <div className={styles.before}>
          <EmptyState
            icon={TableAddRegular}
            title={`Import ${kind.what}`}
            explanation="Choose a CSV or XLSX file, or drop it here. Every row is checked first, and nothing is sent before you start it after a dry run."
          />
          <ColumnList columns={kind.columns} />
        </div>
      ) : (
        <ImportRows
          kind={kind}
          notReady={waiting}
          matches={opened.matches}
          rows={rows}
          leavesOut={leavesOut}
          onLeaveOut={(isOn) => hold({ ...opened, leavesOut: isOn })}
          onCorrect={correct}
        />
      )}
      {opened !== null && (
        <div className={styles.bar}>
          <ActionButton appearance="primary" reason={reason} onClick={() => setDryRun(true)}>
            Dry run
          </ActionButton>
          <Text className={layout.quiet}>{rowsText(kind, targets.length, wrong)}</Text>
        </div>
      )}
      {isDryRun && (
        <BulkChangeDialog
          title={`Import of ${kind.what}`}
          change={{
            field: kind.job,
            columns: labelsOf(kind),
            label: `Import of ${kind.what}: ${opened?.file.name ?? ''}`,
            detail: opened?.file.extent,
            removed,
            origin: 'change',
            targets,
          }}
          onStart={() => hold(null)}
          onClose={() => setDryRun(false)}
        />
      )}
    </div>
  )
}

const labelsOf = ({ columns }: ImportKind): Readonly<Record<string, string>> => Object.fromEntries(columns.map(({ key, label }) => [key, label]))

const rowsText = ({ job }: ImportKind, right: number, wrong: number): string => {
  const ready = `${formatCount(right)} ${rowNoun(job)}${right === 1 ? '' : 's'} can be imported`
  return wrong === 0 ? `${ready}.` : `${ready}, ${formatCount(wrong)} ${wrong === 1 ? 'row has' : 'rows have'} a problem.`
}

interface ImportState {
  readonly hasFile: boolean
  /** A required column that the file does not have. */
  readonly missing: string | undefined
  readonly wrong: number
  readonly right: number
  readonly leavesOut: boolean
}

const dryRunReason = ({ hasFile, missing, wrong, right, leavesOut }: ImportState): string | null => {
  if (!hasFile) return 'Choose a file first.'
  if (missing !== undefined) return `Choose the column of the file that is ${missing}.`
  if (right === 0) return 'No row can be imported.'
  return wrong > 0 && !leavesOut ? 'Correct the rows with a problem, or leave them out.' : null
}
