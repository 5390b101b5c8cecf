import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { foundNew } from '#data/saving/holds.ts'
import type { Save } from '#data/saving/save-options.ts'
import { confirmedStep, type Step } from '#data/saving/steps.ts'
import { useSave } from '#data/saving/use-save.ts'
import { CreateServiceTypeV2Document, type CreateServiceTypeV2Input, type UpdateServiceTypeInput } from '#generated/graphql.ts'
import type { Menu } from '../menu.ts'
import { readMenus, refreshMenus, replaceMenu } from '../menu-cache.ts'
import { menuChange } from '../menu-change.ts'
import type { MenuSite } from '../menu-site.ts'
import { MENU_CREATED, MENU_UPDATED } from '../messages.ts'

export const SAVE_STEP = 'Save the menu'

export interface MenuSave extends Save<readonly Step[]> {
  /** The step that changes a menu. */
  readonly update: (menu: Menu, input: UpdateServiceTypeInput) => Step
  /** The step that adds one. `known`: the slugs there were before. */
  readonly create: (input: CreateServiceTypeV2Input, known: readonly string[]) => Step
}

/** Saves menus in steps. */
export const useMenuSave = ({ siteId }: MenuSite): MenuSave => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  // The screen has a report of what is half done, with the way on.
  const save = useSave({ steps: (steps: readonly Step[]) => steps, toasts: 'not-half-done' })

  const update = useCallback(
    (menu: Menu, input: UpdateServiceTypeInput): Step =>
      confirmedStep({
        label: SAVE_STEP,
        ...menuChange(bridge, siteId, menu, input, (now) => replaceMenu(queries, siteId, now)),
        onDone: () => notify.success(MENU_UPDATED, input.typeName ?? input.slugName),
      }),
    [bridge, notify, queries, siteId],
  )
  const create = useCallback(
    (input: CreateServiceTypeV2Input, known: readonly string[]): Step =>
      confirmedStep({
        label: 'Create the menu',
        send: (send) => send(CreateServiceTypeV2Document, { input }).finally(() => refreshMenus(queries)),
        find: async () => {
          const menu = (await readMenus(bridge, siteId)).find(({ slugName }) => slugName === input.slugName)
          // One that was there before is another one: the platform refuses that.
          return menu !== undefined && known.includes(input.slugName) ? 'different' : foundNew(menu, input)
        },
        onDone: () => {
          refreshMenus(queries)
          notify.success(MENU_CREATED, input.typeName)
        },
      }),
    [bridge, notify, queries, siteId],
  )
  return { ...save, update, create }
}
