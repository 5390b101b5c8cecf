import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { isUnconfirmed } from '#data/platform/platform-failure.ts'
import { changeAnswers, useRefresh } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { foundChanged, foundNew } from '#data/saving/holds.ts'
import type { SaveReports } from '#data/saving/save-options.ts'
import { confirmedStep, isNotThere, type Step, sendAbout } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { eventChange } from '#data/site-events/event-change.ts'
import {
  CreateServiceTypeV2Document,
  type CreateServiceTypeV2Input,
  GetServiceTypesBySiteIdRecordsDocument,
  type GetServiceTypesBySiteIdRecordsQuery,
  UpdateServiceTypeDocument,
  type UpdateServiceTypeInput,
} from '#generated/graphql.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import type { Menu, MenuSite } from './menu.ts'
import { IMAGE_BUSY, MENU_CREATED, SAVING } from './messages.ts'

const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'

export const menusOf = (siteId: string): { readonly siteId: string } => ({ siteId: serviceTypeSiteId(siteId) })

/** The menus as the platform holds them now. Throws a `PlatformFailure`. */
export const readMenus = async (bridge: Bridge, siteId: string): Promise<readonly Menu[]> =>
  (await executeOperation(bridge, GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId))).data.getServiceTypesBySiteId

interface MenuChange {
  readonly label: string
  readonly before: Menu
  /** What is sent: asked for when the step is run. */
  readonly inputOf: () => UpdateServiceTypeInput
  /** For the record of what was sent. */
  readonly about: ChangeAbout
  readonly onDone?: () => void
}

/** Saves menus of a site in steps. `save.run` takes those that the other functions make. */
/** @param sends mutations that the platform must have */
export const useMenuSave = ({ siteId }: MenuSite, sends: SaveReports<unknown, unknown>['sends'] = []) => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  // The screen has a report of what is half done, with the way on.
  const save = useSave({ steps: (steps: readonly Step[]) => steps, sends, toasts: 'not-half-done' })
  const { stopped } = save
  const [isImageBusy, setImageBusy] = useState(false)
  const [areStoreImagesBusy, setStoreImagesBusy] = useState(false)
  // It can only be gone on with: some of it is done, or may be, and a new start would do that again.
  const isHalfDone = stopped !== null && (stopped.done.length > 0 || isUnconfirmed(stopped.failure) || isNotThere(stopped.failure))

  const refreshMenus = (): void => refresh([GetServiceTypesBySiteIdRecordsDocument])
  const readMenu = async (slug: string): Promise<Menu | undefined> => (await readMenus(bridge, siteId)).find(({ slugName }) => slugName === slug)
  const replaceMenu = (menu: Menu): void =>
    changeAnswers<GetServiceTypesBySiteIdRecordsQuery>(
      queries,
      platformQueryKey(GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId)),
      ({ getServiceTypesBySiteId: menus }) => ({
        getServiceTypesBySiteId: menus.map((known) => (known.slugName === menu.slugName ? { ...known, ...menu } : known)),
      }),
    )

  /** Changes a menu; the list shows it as it is answered or read back. */
  const change = ({ label, before, inputOf, about, onDone = () => undefined }: MenuChange): Step =>
    confirmedStep({
      label,
      send: async (send) => {
        const { updateServiceType } = await sendAbout(send, about)(UpdateServiceTypeDocument, { input: inputOf() })
        // A platform may answer that it is done, and nothing of the menu.
        if ('slugName' in updateServiceType) replaceMenu(updateServiceType)
        else refreshMenus()
      },
      find: async () => {
        const menu = await readMenu(before.slugName)
        if (menu !== undefined) replaceMenu(menu)
        return foundChanged(menu, inputOf(), before)
      },
      isUpdate: true,
      onDone,
    })

  const create = (input: CreateServiceTypeV2Input, menus: readonly Menu[]): Step => {
    const isTaken = menus.some(({ slugName }) => slugName === input.slugName)
    return confirmedStep({
      label: 'Create the menu',
      send: (send) => send(CreateServiceTypeV2Document, { input }).finally(refreshMenus),
      find: async () => {
        const menu = await readMenu(input.slugName)
        // One that was there before is another one: the platform refuses that.
        return menu !== undefined && isTaken ? 'different' : foundNew(menu, input)
      },
      onDone: () => {
        refreshMenus()
        notify.success(MENU_CREATED, input.typeName)
      },
    })
  }

  /** The step after every save of a menu: its notes as one entry of the site's history. */
  const note = (notes: string): Step =>
    confirmedStep({ label: 'Write the note', ...eventChange(bridge, { siteId, eventName: SETUP, note: notes.trim(), reason: null }) })

  /** Why nothing can be saved now, beside being offline; null when it can. */
  const refusal = save.isPending ? SAVING : isImageBusy || areStoreImagesBusy ? IMAGE_BUSY : null
  return { save, refusal, setImageBusy, setStoreImagesBusy, halfDone: isHalfDone ? stopped : null, change, create, note, readMenu, refreshMenus }
}

export type MenuSave = ReturnType<typeof useMenuSave>
