import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { executeOperation } from '#app/platform/execute-operation.ts'
import { type Step, type Steps, useSteps } from '#app/steps/use-steps.ts'
import { useStoppedToast } from '#app/steps/use-stopped-toast.ts'
import { CreateServiceTypeV2Document, type CreateServiceTypeV2Input, UpdateServiceTypeDocument, type UpdateServiceTypeInput } from '#generated/graphql.ts'
import { readMenus, refreshMenus, replaceMenu } from '../menu-cache.ts'
import type { MenuSite } from '../menu-site.ts'
import { MENU_CREATED, MENU_UPDATED } from '../messages.ts'
import { isHalfDone } from '../save-steps.ts'

export interface MenuSave extends Steps {
  /** The step that changes a menu. */
  readonly update: (input: UpdateServiceTypeInput) => Step
  /** The step that adds one. `known`: the slugs there were before. */
  readonly create: (input: CreateServiceTypeV2Input, known: readonly string[]) => Step
}

/** Saves menus in steps; says what failed with the server's words. Source: MENU-031, MENU-035 to MENU-037, MENU-059. */
export const useMenuSave = ({ siteId }: MenuSite): MenuSave => {
  const queries = useQueryClient()
  const notify = useNotify()
  const steps = useSteps()
  // Of what is half done the screen has a report, with the way on.
  useStoppedToast(isHalfDone(steps.stopped) ? null : steps.stopped)

  const update = useCallback(
    (input: UpdateServiceTypeInput): Step => ({
      label: 'Save the menu',
      run: async () => {
        const { data } = await executeOperation(UpdateServiceTypeDocument, { input })
        replaceMenu(queries, siteId, data.updateServiceType)
        notify.success(MENU_UPDATED, input.typeName ?? input.slugName)
      },
    }),
    [notify, queries, siteId],
  )
  const create = useCallback(
    (input: CreateServiceTypeV2Input, known: readonly string[]): Step => ({
      label: 'Create the menu',
      run: async (isRetry) => {
        // The answer may have been lost, not the menu. One that was there before is somebody else's: the platform refuses that.
        const isThere = isRetry && !known.includes(input.slugName) && (await readMenus(siteId)).some(({ slugName }) => slugName === input.slugName)
        try {
          if (!isThere) await executeOperation(CreateServiceTypeV2Document, { input })
        } finally {
          refreshMenus(queries)
        }
        notify.success(MENU_CREATED, input.typeName)
      },
    }),
    [notify, queries, siteId],
  )
  return { ...steps, update, create }
}
