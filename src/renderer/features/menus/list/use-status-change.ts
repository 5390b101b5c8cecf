import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import type { Save } from '#data/saving/save-options.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { confirmedStep, type Step } from '#data/saving/steps.ts'
import { useSave } from '#data/saving/use-save.ts'
import { type Menu, menuName } from '../menu.ts'
import { readMenus, refreshMenus, replaceMenu } from '../menu-cache.ts'
import { menuChange } from '../menu-change.ts'
import type { MenuSite } from '../menu-site.ts'
import { MENU_UPDATED } from '../messages.ts'
import { noteStep } from '../save-steps.ts'
import { statusText } from './status-switch.tsx'

/** A status that is to be changed, and the switch that was pressed. */
export interface AskedStatus {
  readonly menu: Menu
  readonly control: HTMLElement
}

export interface StatusChange {
  readonly asked: AskedStatus | null
  readonly ask: (menu: Menu, control: HTMLElement) => void
  readonly close: () => void
  readonly save: Save<readonly Step[]>
  /** Sends the inverse of the status shown, then the notes. */
  readonly confirm: (notes: string) => void
  readonly retry: () => void
  readonly lookAgain: () => void
}

const undoId = ({ siteId, slugName }: Menu): string => `menu-status:${siteId}:${slugName}`

/** Changes the status of a menu, and offers to change it back. */
export const useStatusChange = (site: MenuSite): StatusChange => {
  const bridge = useBridge()
  const { siteId } = site
  const queries = useQueryClient()
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const [asked, setAsked] = useState<AskedStatus | null>(null)
  // The question has a report of what is half done, with the way on.
  const save = useSave({ steps: (steps: readonly Step[]) => steps, toasts: 'not-half-done' })
  // Reported with Undo once the notes are written too, and at once where they are not.
  const isChanged = useRef(false)
  const { run, attempt: undo, retry: goOn, lookAgain: lookBack, reset } = save

  const ask = useCallback((menu: Menu, control: HTMLElement) => setAsked({ menu, control }), [])
  const close = useCallback(() => {
    reset()
    setAsked(null)
  }, [reset])
  const statusChange = useCallback(
    (menu: Menu, typeStatus: boolean): Change =>
      menuChange(bridge, siteId, { ...menu, typeStatus: !typeStatus }, { siteId: menu.siteId, slugName: menu.slugName, typeStatus }, (now) =>
        replaceMenu(queries, siteId, now),
      ),
    [bridge, queries, siteId],
  )
  const offerStatusUndo = useCallback(
    (menu: Menu) => {
      const before = menu.typeStatus === true
      const name = menuName(menu)
      const was = statusText(menu)
      const is = statusText({ ...menu, typeStatus: !before })
      offerUndo({
        id: undoId(menu),
        message: MENU_UPDATED,
        detail: `${name}: ${was} to ${is}`,
        isStillSo: async () => {
          const stored = (await readMenus(bridge, siteId)).find(({ slugName }) => slugName === menu.slugName)
          if (stored?.typeStatus !== !before) refreshMenus(queries)
          return stored?.typeStatus === !before
        },
        undo: async () => {
          const label = `Set ${name} back to ${was}`
          await undo([confirmedStep({ label, ...statusChange(menu, before) }), noteStep(bridge, siteId, `${name} set back to ${was}`)])
        },
        undone: `${name}: ${was} again`,
      })
    },
    [bridge, offerUndo, queries, siteId, statusChange, undo],
  )
  const endWith = useCallback(
    async (work: Promise<boolean>) => {
      const isDone = await work
      if (asked === null) return
      if (isChanged.current && !isDone) notify.success(MENU_UPDATED, menuName(asked.menu))
      isChanged.current = false
      if (!isDone) return
      setAsked(null)
      offerStatusUndo(asked.menu)
      // Re-renders the row, and the switch only if it moved.
      if (asked.control.isConnected) asked.control.focus()
    },
    [asked, notify, offerStatusUndo],
  )
  const confirm = useCallback(
    (notes: string) => {
      if (asked === null) return
      const { menu } = asked
      const change = confirmedStep({
        label: `Change the status of ${menuName(menu)}`,
        ...statusChange(menu, menu.typeStatus !== true),
        onDone: () => {
          isChanged.current = true
        },
      })
      void endWith(run([change, noteStep(bridge, siteId, notes)]))
    },
    [bridge, asked, endWith, siteId, run, statusChange],
  )
  const retry = useCallback(() => void endWith(goOn()), [endWith, goOn])
  const lookAgain = useCallback(() => void endWith(lookBack()), [endWith, lookBack])
  return { asked, ask, close, save, confirm, retry, lookAgain }
}
