import { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '#shared/domain/site/site-toggle.ts'
import type { ToggleName } from './form-values.ts'

/** Every toggle of the form. */
export const TOGGLES = [...SETTING_TOGGLES, ...GROUP_TOGGLES, ...PREMIUM_TOGGLES, ...EDIT_TOGGLES]

/** One value for every toggle. */
export const togglesOf = <Value>(pick: (toggle: (typeof TOGGLES)[number]) => Value): Record<ToggleName, Value> =>
  Object.fromEntries(TOGGLES.map((toggle) => [toggle.name, pick(toggle)])) as Record<ToggleName, Value>
