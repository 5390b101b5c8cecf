import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { executeOperation } from '#app/platform/execute-operation.ts'
import { type Steps, useSteps } from '#app/steps/use-steps.ts'
import { useStoppedToast } from '#app/steps/use-stopped-toast.ts'
import { UpdateServiceTypeDocument } from '#generated/graphql.ts'
import { type Menu, menuName } from '../menu.ts'
import { replaceMenu } from '../menu-cache.ts'
import type { MenuSite } from '../menu-site.ts'
import { MENU_UPDATED } from '../messages.ts'
import { noteStep } from '../save-steps.ts'

/** A status that is to be changed, and the switch that was pressed. */
export interface AskedStatus {
  readonly menu: Menu
  readonly control: HTMLElement
}

export interface StatusChange {
  readonly asked: AskedStatus | null
  readonly ask: (menu: Menu, control: HTMLElement) => void
  readonly close: () => void
  readonly steps: Steps
  /** Sends the inverse of the status shown, then the notes. */
  readonly confirm: (notes: string) => void
  readonly retry: () => void
}

/** Changes the status of a menu. Source: MENU-028 to MENU-030, MENU-059. */
export const useStatusChange = (site: MenuSite): StatusChange => {
  const { siteId } = site
  const queries = useQueryClient()
  const notify = useNotify()
  const [asked, setAsked] = useState<AskedStatus | null>(null)
  const steps = useSteps()
  const { start, retry: goOn, forget } = steps
  // Of what is half done the question has a report, with the way on.
  useStoppedToast(steps.stopped !== null && steps.stopped.done.length > 0 ? null : steps.stopped)

  const ask = useCallback((menu: Menu, control: HTMLElement) => setAsked({ menu, control }), [])
  const close = useCallback(() => {
    forget()
    setAsked(null)
  }, [forget])
  const endWith = useCallback(
    async (run: Promise<boolean>) => {
      if (!(await run) || asked === null) return
      setAsked(null)
      // The row is drawn anew, its switch with it only where it moved.
      if (asked.control.isConnected) asked.control.focus()
    },
    [asked],
  )
  const confirm = useCallback(
    (notes: string) => {
      if (asked === null) return
      const { menu } = asked
      const change = {
        label: `Change the status of ${menuName(menu)}`,
        run: async () => {
          const input = { siteId: menu.siteId, slugName: menu.slugName, typeStatus: menu.typeStatus !== true }
          const { data } = await executeOperation(UpdateServiceTypeDocument, { input })
          replaceMenu(queries, siteId, data.updateServiceType)
          notify.success(MENU_UPDATED, menuName(menu))
        },
      }
      void endWith(start([change, noteStep(siteId, notes)]))
    },
    [asked, endWith, notify, queries, siteId, start],
  )
  const retry = useCallback(() => void endWith(goOn()), [endWith, goOn])
  return { asked, ask, close, steps, confirm, retry }
}
