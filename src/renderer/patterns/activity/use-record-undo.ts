import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { UndoPanelProps } from '../panels/panels.ts'
import { type ReviewedSaveOptions, useReviewedSave } from '../record-page/use-reviewed-save.tsx'
import { plainUndo } from './plain-undo.ts'
import { takenBack } from './taken-back.ts'

interface RecordUndoOptions<Stored, Values>
  extends Pick<ReviewedSaveOptions<Stored, Values>, 'what' | 'valuesOf' | 'fields' | 'read' | 'write' | 'platform' | 'undoOf' | 'invalidates' | 'isSaved'> {
  readonly undo: RecordUndo
  /** Of the record, as people know it. */
  readonly name: string
  /** The record is saved: goes on, reports and closes by itself. Without it that is said and closed here. */
  readonly onSaved?: ReviewedSaveOptions<Stored, Values>['onSaved']
  /** It is taken back, refused or given up. */
  readonly onClose: () => void
}

const NOT_TAKEN_BACK = 'The change was not taken back.'
const CHANGED_SINCE = 'It has been changed since. Nothing was taken back.'

/**
 * Takes a change of plain fields of a record back: it is read, refused where somebody has changed one of the fields since, and else reviewed and saved as an
 * edit is. Begins at once. Draw what it gives.
 */
export const useRecordUndo = <Stored, Values extends object>({ undo, name, onSaved, onClose, ...options }: RecordUndoOptions<Stored, Values>): ReactNode => {
  const notify = useNotify()
  const { save, review } = useReviewedSave<Stored, Values>({
    ...options,
    question: `Take the change of ${name} back?`,
    undoOf: options.undoOf ?? ((now, merged) => plainUndo({ sort: undo.sort, id: undo.id, of: undo.of }, options.valuesOf(now), merged)),
    failed: (message) => ({ message: NOT_TAKEN_BACK, detail: message }),
    ...(onSaved === undefined ? { success: { message: 'Undone', detail: name }, onDone: onClose } : { onSaved }),
    closeLabel: 'Cancel',
    onStopped: onClose,
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const begin = async (): Promise<void> => {
      const now = await options.read()
      const values = now === null || now === undefined ? null : options.valuesOf(now)
      const back = values === null ? null : takenBack(values, undo)
      if (values !== null && back !== null) return save({ base: values, mine: back })
      notify.error(NOT_TAKEN_BACK, values === null ? 'It no longer exists.' : CHANGED_SINCE)
      onClose()
    }
    begin().catch((cause: unknown) => {
      notify.error(NOT_TAKEN_BACK, readableServerMessage(asPlatformFailure(cause).message))
      onClose()
    })
  })
  return review
}

interface UndoPanelOptions<Stored, Values> extends Omit<RecordUndoOptions<Stored, Values>, keyof UndoPanelProps | 'read' | 'write' | 'onSaved'> {
  /** The record as the platform has it now; nothing where it is gone. Throws a `PlatformFailure`. */
  readonly read: (bridge: Bridge, undo: RecordUndo) => Promise<Stored | null | undefined>
  /** As of `ReviewedSaveOptions`. */
  readonly write: (now: Stored, merged: Merged<Values>, send: Send, undo: RecordUndo) => Promise<unknown>
}

/** The panel that takes a change of one sort of record back, where reading, writing and reporting is all there is to it. */
export const undoPanel =
  <Stored, Values extends object>({ read, write, ...options }: UndoPanelOptions<Stored, Values>): ComponentType<UndoPanelProps> =>
  ({ undo, name, onClose }) => {
    const bridge = useBridge()
    return useRecordUndo<Stored, Values>({
      ...options,
      undo,
      name,
      onClose,
      read: () => read(bridge, undo),
      write: (now, merged, send) => write(now, merged, send, undo),
    })
  }
