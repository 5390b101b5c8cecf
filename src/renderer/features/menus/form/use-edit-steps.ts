import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Step } from '#data/saving/steps.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { registerStore } from '../aggregator/register-store.ts'
import type { Menu } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { noteStep } from '../save-steps.ts'
import { isSettingChanged, type MenuSetting } from '../settings/menu-setting.ts'
import { useSettingStep } from '../settings/use-setting-step.ts'
import { falconMerchantId, type MenuFormValues, registersStore, updateInput } from './menu-values.ts'
import { type MenuSave, SAVE_STEP } from './use-menu-save.ts'

/**
 * What saving an edited menu takes, in order: the store's registration where it is sold through FALCON, first, because the menu keeps the merchant id that
 * comes of it; the menu; its notes; hours and bank if they changed. Menu and setting are as the platform holds them right before.
 */
export const useEditSteps = (
  site: MenuSite,
  { update }: Pick<MenuSave, 'update'>,
): ((menu: Menu, setting: MenuSetting, values: MenuFormValues) => readonly Step[]) => {
  const bridge = useBridge()
  const saveSetting = useSettingStep(site)
  const imageBase = useConnectionProfile()?.imageBase ?? null
  return (menu, setting, values) => {
    const { aggregator, hours, bank, image, notes } = values
    let merchantId = falconMerchantId(menu)
    const register: Step = {
      label: 'Register the store with FALCON',
      run: async (send) => {
        merchantId = await registerStore(bridge, send, { site, imageKey: image?.key ?? null, aggregator, hours, bank, imageBase }, merchantId)
      },
    }
    const input = updateInput(menu, values)
    // The step before it may give the merchant id.
    let begun: Step | null = null
    const saving = (): Step => (begun ??= update(menu, merchantId === null ? input : { ...input, aggregatorMerchantId: merchantId }))
    const save: Step = { label: SAVE_STEP, run: (send, isRetry) => saving().run(send, isRetry), lookAgain: async () => saving().lookAgain?.() }
    return [
      ...(registersStore(aggregator) ? [register] : []),
      save,
      noteStep(bridge, site.siteId, notes),
      ...(isSettingChanged(setting, values) ? [saveSetting(menu.slugName, values)] : []),
    ]
  }
}
