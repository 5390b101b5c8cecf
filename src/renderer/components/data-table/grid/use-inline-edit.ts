import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { InlineEdit } from '../data-table-props.ts'
import type { RowEdit } from './edit-controls.tsx'

export interface InlineEditing<Row> {
  readonly rowId: string | null
  readonly edit: RowEdit | null
  readonly failure: string | null
  readonly begin: (row: Row) => void
}

interface PendingEdit<Row, Draft> {
  readonly row: Row
  readonly draft: Draft
  readonly isSaving: boolean
  readonly failure: string | null
}

/** The edit of one row in place: begun from its menu, ended by a confirmed Save or Cancel. A failed save keeps what was typed. */
export function useInlineEdit<Row, Draft>(inlineEdit: InlineEdit<Row, Draft> | undefined, rowId: (row: Row) => string): InlineEditing<Row> {
  const [pending, setPending] = useState<PendingEdit<Row, Draft> | null>(null)
  const begin = useCallback(
    (row: Row) => {
      if (inlineEdit) setPending({ row, draft: inlineEdit.begin(row), isSaving: false, failure: null })
    },
    [inlineEdit],
  )

  const onEditing = inlineEdit?.onEditing
  const isEditing = pending !== null
  // Before the next key: Enter right after the first letter must know.
  useLayoutEffect(() => onEditing?.(isEditing), [isEditing, onEditing])

  const edit = useMemo<RowEdit | null>(() => {
    if (!inlineEdit || pending === null) return null
    const { row, draft, isSaving } = pending
    const change = (part: Partial<Draft>) => setPending((now) => now && { ...now, draft: { ...now.draft, ...part } })
    const save = async () => {
      setPending({ ...pending, isSaving: true, failure: null })
      const failure = await inlineEdit.save(row, draft)
      // What was typed while it was saved is not saved: the row stays open with it.
      setPending((now) => (failure === null && now?.draft === draft ? null : now && { ...now, isSaving: false, failure }))
    }
    return {
      editor: (columnId) => inlineEdit.editor(columnId, draft, change),
      problem: inlineEdit.problem?.(draft) ?? null,
      changes: inlineEdit.changes?.(row, draft) ?? [],
      isAskedByMain: inlineEdit.isAskedByMain?.(row, draft) ?? false,
      isSaving,
      save: () => void save(),
      cancel: () => setPending(null),
    }
  }, [inlineEdit, pending])

  const editedId = pending && rowId(pending.row)
  const failure = pending?.failure ?? null
  return useMemo(() => ({ rowId: editedId, edit, failure, begin }), [editedId, edit, failure, begin])
}
