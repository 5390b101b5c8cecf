import { Button } from '@fluentui/react-components'
import { useCallback, useRef, useState } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUndoToast } from '#data/notifications/use-undo-toast.ts'
import type { Step } from '#data/saving/send-confirmed.ts'
import { UpdateServiceTypeDocument } from '#generated/graphql.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { aboutMenu, menuValues } from '../form/menu-undo.ts'
import { type Menu, type MenuSite, menuName } from '../menu.ts'
import { useMenuSave } from '../menu-saving.ts'
import { MENU_UPDATED } from '../messages.ts'
import { NotesPopover } from '../notes-popover.tsx'
import { statusText } from './menu-cells.tsx'

/** Changes the status of a menu once its notes are there, and offers to change it back. Draw `question`. */
export const useStatusChange = (site: MenuSite) => {
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const { save, halfDone, change, note, readMenu, refreshMenus } = useMenuSave(site, [UpdateServiceTypeDocument])
  const [asked, setAsked] = useState<{ readonly menu: Menu; readonly control: HTMLElement } | null>(null)
  // Reported with Undo once the notes are written too, and at once where they are not.
  const isChanged = useRef(false)

  const ask = useCallback((menu: Menu, control: HTMLElement) => setAsked({ menu, control }), [])
  const close = (): void => {
    save.reset()
    setAsked(null)
  }
  const statusStep = (label: string, menu: Menu, typeStatus: boolean, onDone = (): void => undefined): Step => {
    const { siteId, slugName } = menu
    const before = { ...menu, typeStatus: !typeStatus }
    const values = { ...menuValues(before), status: statusText({ typeStatus }) }
    const about = aboutMenu(site, before, { values, changed: ['status'] })
    return change({ label, before, inputOf: () => ({ siteId, slugName, typeStatus }), about, onDone })
  }
  const offerStatusUndo = (menu: Menu): void => {
    const before = menu.typeStatus === true
    const name = menuName(menu)
    const was = statusText(menu)
    offerUndo({
      id: `menu-status:${menu.siteId}:${menu.slugName}`,
      message: MENU_UPDATED,
      detail: `${name}: ${was} to ${otherStatus(menu)}`,
      isStillSo: async () => {
        const stored = await readMenu(menu.slugName)
        if (stored?.typeStatus !== !before) refreshMenus()
        return stored?.typeStatus === !before
      },
      undo: () => save.attempt([statusStep(`Set ${name} back to ${was}`, menu, before), note(`${name} set back to ${was}`)]),
      undone: `${name}: ${was} again`,
    })
  }
  const question = (): React.ReactNode => {
    if (asked === null) return null
    const { menu, control } = asked
    const endWith = async (work: Promise<boolean>): Promise<void> => {
      const isDone = await work
      if (isChanged.current && !isDone) notify.success(MENU_UPDATED, menuName(menu))
      isChanged.current = false
      if (!isDone) return
      setAsked(null)
      offerStatusUndo(menu)
      // Re-renders the row, and the switch only if it moved.
      if (control.isConnected) control.focus()
    }
    const confirm = (notes: string): void => {
      const label = `Change the status of ${menuName(menu)}`
      const onDone = (): void => {
        isChanged.current = true
      }
      void endWith(save.run([statusStep(label, menu, menu.typeStatus !== true, onDone), note(notes)]))
    }
    return (
      <NotesPopover
        key={menu.slugName}
        question={`Set ${menuName(menu)} to ${otherStatus(menu)}?`}
        confirmLabel="Save"
        target={control}
        isBusy={save.isPending}
        blocked={save.gate.reason}
        onConfirm={confirm}
        onClose={close}
      >
        {/* A first step that failed is reported by a toast, and can be pressed again. */}
        {halfDone === null ? null : (
          <>
            <StoppedReport run={halfDone} onRetry={() => void endWith(save.retry())} onLookAgain={() => void endWith(save.lookAgain())} />
            <Button onClick={close}>Leave it</Button>
          </>
        )}
      </NotesPopover>
    )
  }
  return { ask, busySlug: save.isPending ? (asked?.menu.slugName ?? null) : null, question: question() }
}

const otherStatus = ({ typeStatus }: Menu): string => statusText({ typeStatus: typeStatus !== true })
