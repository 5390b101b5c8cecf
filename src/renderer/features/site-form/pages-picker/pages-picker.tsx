import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DocumentRegular, EyeRegular } from '@fluentui/react-icons'
import { lazy, memo, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { DataTable, type RowAction } from '#components/data-table/data-table.tsx'
import { type Selection, withSelected } from '#components/data-table/selection.ts'
import { INITIAL_TABLE_STATE, type TableState } from '#components/data-table/table-state.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { fieldId } from '#components/form/field-id.ts'
import { matchingPages, PAGE_COLUMNS, type PickablePage, tagCounts } from './pickable-page.ts'

const PagePreview = lazy(async () => ({ default: (await import('./page-preview.tsx')).PagePreview }))

const useStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  // Long lists scroll inside: the sections below stay near.
  table: { display: 'flex', flexDirection: 'column', height: 'min(480px, 70vh)' },
  error: { color: tokens.colorStatusDangerForeground1 },
})

export interface PagesPickerProps {
  /** Path of the value in the form: ids of the chosen pages. */
  readonly name: string
  /** Keep the array stable between renders. */
  readonly pages: readonly PickablePage[]
  readonly isLoading: boolean
  /** Why the pages could not be loaded, null when they could. */
  readonly failure: string | null
  readonly onRetry: () => void
  readonly disabled?: boolean
}

/** The pages to copy: a table with search, tags and a preview of each; its value is an array of page ids. */
export const PagesPicker = memo(({ name, pages, isLoading, failure, onRetry, disabled = false }: PagesPickerProps) => {
  const styles = useStyles()
  const searchId = useId()
  const { field, fieldState } = useController({ name })
  const chosen = (field.value ?? NONE) as readonly string[]
  const [table, setTable] = useState(FIRST_STATE)
  const [text, setText] = useState('')
  const [tags, setTags] = useState<readonly string[]>(NONE)
  const [previewed, setPreviewed] = useState<PickablePage | null>(null)

  const matches = useMemo(() => matchingPages(pages, text, tags), [pages, text, tags])
  const selection = useMemo<Selection>(() => ({ mode: 'some', ids: new Set(chosen) }), [chosen])
  const { onChange } = field
  const select = useCallback(
    (next: Selection) => {
      // The form holds the pages themselves: "all that match" is spelt out.
      const ids =
        next.mode === 'some'
          ? next.ids
          : idsOf(
              withSelected(next, [], true),
              [...matches].flatMap((at) => pages[at]?.id ?? []),
            )
      onChange([...ids])
    },
    [onChange, matches, pages],
  )
  const fields = useMemo<readonly FilterField[]>(() => [tagField(pages, tags, setTags)], [pages, tags])
  const rowActions = useCallback((page: PickablePage): readonly RowAction[] => [previewAction(page, setPreviewed)], [])
  const clear = useCallback(() => {
    setText('')
    setTags(NONE)
  }, [])

  return (
    <div className={styles.picker} id={fieldId(name)} role="group" aria-label="Pages to copy">
      <FilterBar
        label="Filter pages"
        search={{ id: searchId, value: text, placeholder: 'Search name, display name, tag', onChange: setText }}
        fields={fields}
        onClear={clear}
      />
      {fieldState.error !== undefined && (
        <Text role="alert" className={styles.error}>
          {fieldState.error.message}
        </Text>
      )}
      <div className={styles.table}>
        <DataTable
          label="Pages"
          rows={pages}
          matches={matches}
          columns={PAGE_COLUMNS}
          rowId={pageId}
          rowLabel={pageLabel}
          state={table}
          onStateChange={setTable}
          {...(disabled ? {} : { selection, onSelectionChange: select })}
          filterKey={JSON.stringify([text, tags])}
          onOpen={setPreviewed}
          rowActions={rowActions}
          loading={isLoading}
          emptyState={<NoPages failure={failure} hasPages={pages.length > 0} onRetry={onRetry} onClear={clear} />}
        />
      </div>
      {previewed !== null && (
        <Suspense fallback={null}>
          <PagePreview page={previewed} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
    </div>
  )
})
PagesPicker.displayName = 'PagesPicker'

const FIRST_STATE: TableState = { ...INITIAL_TABLE_STATE, size: 20 }

const NONE: readonly string[] = []
const pageId = (page: PickablePage): string => page.id
const pageLabel = (page: PickablePage): string => page.displayName ?? page.pageName

const idsOf = (selection: Selection, matching: readonly string[]): readonly string[] =>
  selection.mode === 'some' ? [...selection.ids] : matching.filter((id) => !selection.except.has(id))

const previewAction = (page: PickablePage, show: (page: PickablePage) => void): RowAction => ({
  id: 'preview',
  label: 'Preview',
  icon: <EyeRegular />,
  onSelect: () => show(page),
})

const tagField = (pages: readonly PickablePage[], chosen: readonly string[], onChange: (tags: readonly string[]) => void): FilterField => ({
  kind: 'any-of',
  name: 'tags',
  label: 'Tags',
  value: chosen,
  options: () => tagCounts(pages).map(({ tag, count }) => ({ value: tag, label: tag, count })),
  onChange,
})

interface NoPagesProps {
  readonly failure: string | null
  readonly hasPages: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** Why there is no page to choose. */
const NoPages = ({ failure, hasPages, onRetry, onClear }: NoPagesProps) => {
  if (failure !== null) {
    return (
      <EmptyState
        role="alert"
        icon={DocumentRegular}
        title="The pages could not be loaded"
        explanation={failure}
        actions={<Button onClick={onRetry}>Retry</Button>}
      />
    )
  }
  if (hasPages) return <EmptyState icon={DocumentRegular} title="No page matches" actions={<Button onClick={onClear}>Clear search and tags</Button>} />
  return <EmptyState icon={DocumentRegular} title="There are no pages to copy" explanation="No master page was made yet." />
}
