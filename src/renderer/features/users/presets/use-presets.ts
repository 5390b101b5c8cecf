import { useCallback } from 'react'
import { useConsole, usePreferences } from '#data/bridge/bridge-context.ts'
import type { PermissionPreset } from '#shared/bridge/preferences.ts'
import type { Presets } from '../model/presets.ts'

/** Changes the presets, whatever they are by then. @returns why they could not be kept; null when they are */
export type ChangePresets = (edit: (presets: Presets) => PermissionPreset[]) => Promise<string | null>

/** The permission presets of the signed-in user. */
export const usePresets = (): { readonly presets: Presets; readonly change: ChangePresets } => {
  const { preferences } = useConsole()
  const change = useCallback<ChangePresets>(
    (edit) => preferences.edit(({ permissionPresets }) => ({ permissionPresets: edit(permissionPresets) })),
    [preferences],
  )
  return { presets: usePreferences().permissionPresets, change }
}
