import { Button } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import { memo, useCallback, useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { isSelected, type Selection } from '#components/data-table/selection.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { fieldId } from '#components/form/field-id.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PagesTable } from './pages-table.tsx'
import { matchingPages, PAGE_COLUMNS, type PickablePage, tagCounts } from './pickable-page.ts'

export interface PagesPickerProps {
  /** Keep the array stable between renders. */
  readonly pages: readonly PickablePage[]
  readonly isLoading: boolean
  /** Why the pages could not be loaded, null when they could. */
  readonly failure: string | null
  readonly onRetry: () => void
}

/** The pages to copy: a table with search, tags and a preview of each; the value in the form is their names. */
export const PagesPicker = memo(({ pages, isLoading, failure, onRetry }: PagesPickerProps) => {
  const searchId = useId()
  const { field } = useController({ name: 'pages' })
  const chosen = (field.value ?? NONE) as readonly string[]
  const [text, setText] = useState('')
  const [tags, setTags] = useState<readonly string[]>(NONE)

  const matches = useMemo(() => matchingPages(pages, text, tags), [pages, text, tags])
  const selection = useMemo<Selection>(() => ({ mode: 'some', ids: new Set(chosen) }), [chosen])
  const { onChange } = field
  const select = useCallback(
    (next: Selection) => {
      // The form holds the pages themselves: "all that match" is spelt out.
      const names = next.mode === 'some' ? [...next.ids] : [...matches].flatMap((at) => pages[at]?.pageName ?? []).filter((name) => isSelected(next, name))
      onChange(names)
    },
    [onChange, matches, pages],
  )
  const fields = useMemo<readonly FilterField[]>(() => {
    const options = () => tagCounts(pages).map(({ tag, count }) => ({ value: tag, label: tag, count }))
    return [{ kind: 'any-of', name: 'tags', label: 'Tags', value: tags, options, onChange: setTags }]
  }, [pages, tags])
  const clear = useCallback(() => {
    setText('')
    setTags(NONE)
  }, [])

  return (
    <div className={useLayoutStyles().stackS} id={fieldId('pages')} role="group" aria-label="Pages to copy">
      <FilterBar
        label="Filter pages"
        search={{ id: searchId, value: text, placeholder: 'Search name, display name, tag', onChange: setText }}
        fields={fields}
        onClear={clear}
      />
      <PagesTable
        label="Pages"
        rows={pages}
        matches={matches}
        columns={PAGE_COLUMNS}
        rowId={rowId}
        height="min(480px, 70vh)"
        pageSize={20}
        selection={selection}
        onSelectionChange={select}
        filterKey={JSON.stringify([text, tags])}
        loading={isLoading}
        emptyState={<NoPages failure={failure} hasPages={pages.length > 0} onRetry={onRetry} onClear={clear} />}
      />
    </div>
  )
})
PagesPicker.displayName = 'PagesPicker'

const NONE: readonly string[] = []
const rowId = ({ pageName }: PickablePage): string => pageName

interface NoPagesProps extends Pick<PagesPickerProps, 'failure' | 'onRetry'> {
  readonly hasPages: boolean
  readonly onClear: () => void
}

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
