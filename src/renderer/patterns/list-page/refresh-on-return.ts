import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { useNewest } from '#components/memory/use-newest.ts'
import { useIsShown } from '#components/on-screen/surface.tsx'
import { useOfflineSince, useSession } from '#data/bridge/bridge-context.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { hasUnsavedWork } from '../record-page/use-leave-guard.tsx'

/** Seconds after which the user does not come back to an old list. */
const OLD_AFTER = 3600

interface Refreshed {
  readonly refresh: () => void
  readonly isFetching?: boolean | undefined
  /** True if other rows would disturb something the user has begun. Called when the user returns. */
  readonly isBusy?: (() => boolean) | undefined
}

/**
 * Refreshes the list when the user returns an hour or more after it was loaded: not offline, not while locked,
 * not below a dialog, and not over unsaved work.
 */
export const useRefreshOnReturn = ({ isFetching = false, ...newest }: Refreshed): void => {
  const isOpen = useSession().phase === 'open'
  const isOnline = useOfflineSince() === null
  const canRefresh = useIsShown() && isOpen && isOnline && !isFetching
  useOnReturn(canRefresh, isFetching, useNewest(newest))
}

const useOnReturn = (canRefresh: boolean, isFetching: boolean, newest: RefObject<Refreshed>): void => {
  const loadedAt = useRef(0)
  useEffect(() => {
    if (!isFetching) loadedAt.current = nowInSeconds()
  }, [isFetching])
  useEffect(() => {
    if (!canRefresh) return undefined
    const look = (): void => {
      const now = nowInSeconds()
      // A clock that was set back counts as well.
      if (Math.abs(now - loadedAt.current) < OLD_AFTER || hasUnsavedWork() || newest.current.isBusy?.() === true) return
      loadedAt.current = now
      newest.current.refresh()
    }
    // Unlocked, back online, or a dialog closed: the user is here already.
    if (document.hasFocus()) look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [canRefresh, newest])
}

/** Inline editing that notes whether a row is being edited. */
export const useNotedEdit = <Row, Draft>(inlineEdit: InlineEdit<Row, Draft> | undefined) => {
  const isEditing = useRef(false)
  const noted = useMemo<InlineEdit<Row, Draft> | undefined>(() => inlineEdit && withNote(inlineEdit, isEditing), [inlineEdit])
  return { isEditing, noted }
}

const withNote = <Row, Draft>(inlineEdit: InlineEdit<Row, Draft>, isEditing: RefObject<boolean>): InlineEdit<Row, Draft> => ({
  ...inlineEdit,
  onEditing: (is) => {
    isEditing.current = is
    inlineEdit.onEditing?.(is)
  },
})
