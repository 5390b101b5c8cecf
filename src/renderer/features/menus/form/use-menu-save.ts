import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { foundNew } from '#data/saving/holds.ts'
import { confirmedStep } from '#data/saving/steps.ts'
import { type Step, type Steps, useSteps } from '#data/steps/use-steps.ts'
import { useStoppedToast } from '#data/steps/use-stopped-toast.ts'
import { CreateServiceTypeV2Document, type CreateServiceTypeV2Input, type UpdateServiceTypeInput } from '#generated/graphql.ts'
import type { Menu } from '../menu.ts'
import { readMenus, refreshMenus, replaceMenu } from '../menu-cache.ts'
import { menuChange } from '../menu-change.ts'
import type { MenuSite } from '../menu-site.ts'
import { MENU_CREATED, MENU_UPDATED } from '../messages.ts'
import { isHalfDone } from '../save-steps.ts'

export const SAVE_STEP = 'Save the menu'

export interface MenuSave extends Steps {
  /** The step that changes a menu. */
  readonly update: (menu: Menu, input: UpdateServiceTypeInput) => Step
  /** The step that adds one. `known`: the slugs there were before. */
  readonly create: (input: CreateServiceTypeV2Input, known: readonly string[]) => Step
}

/** Saves menus in steps; says what failed with the server's words. */
export const useMenuSave = ({ siteId }: MenuSite): MenuSave => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const steps = useSteps()
  // Of what is half done the screen has a report, with the way on.
  useStoppedToast(isHalfDone(steps.stopped) ? null : steps.stopped)

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
        send: () => executeOperation(bridge, CreateServiceTypeV2Document, { input }).finally(() => refreshMenus(queries)),
        find: async () => {
          const menu = (await readMenus(bridge, siteId)).find(({ slugName }) => slugName === input.slugName)
          // One that was there before is somebody else's: the platform refuses that.
          return menu !== undefined && known.includes(input.slugName) ? 'different' : foundNew(menu, input)
        },
        onDone: () => {
          refreshMenus(queries)
          notify.success(MENU_CREATED, input.typeName)
        },
      }),
    [bridge, notify, queries, siteId],
  )
  return { ...steps, update, create }
}
