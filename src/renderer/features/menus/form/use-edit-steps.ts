import { useBridge, useConnectionProfile, useOffer } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { holds } from '#data/saving/holds.ts'
import { confirmedStep, type Step } from '#data/saving/send-confirmed.ts'
import { GetServiceTypeSettingBySiteDocument, UpdateServiceTypeSettingDocument, UploadFileDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { registerStore } from '../aggregator/falcon-store.ts'
import type { Menu, MenuSite } from '../menu.ts'
import type { MenuSave } from '../menu-saving.ts'
import { MENU_UPDATED, SETTING_UPDATED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { isSettingChanged, type MenuSetting, settingInput, settingTypeValue } from '../settings/menu-setting.ts'
import { aboutMenu, menuRecord } from './menu-undo.ts'
import { falconMerchantId, type MenuFormValues, registersStore, updateInput } from './menu-values.ts'

/** The settings of a menu as the platform holds them now. Throws a `PlatformFailure`. */
export const readSetting = async (bridge: Bridge, domain: string, menuSlug: string): Promise<MenuSetting> =>
  (await executeOperation(bridge, GetServiceTypeSettingBySiteDocument, { domain, typeValue: settingTypeValue(menuSlug) })).data.getServiceTypeSettingBySite

/**
 * What saving an edited menu takes, in order: the store's registration where it is sold through FALCON, first, because the menu keeps the merchant id that
 * comes of it; the menu; its notes; hours and bank if they changed. Menu and setting are as the platform holds them right before.
 */
export const useEditSteps = (site: MenuSite, { change, note }: MenuSave) => {
  const bridge = useBridge()
  const notify = useNotify()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const takesImages = useOffer().refusalOf([UploadFileDocument]) === null
  const { domain } = site
  return (menu: Menu, setting: MenuSetting, values: MenuFormValues, changed: readonly string[]): readonly Step[] => {
    const { slugName, typeName } = menu
    const { aggregator, hours, bank, image, notes } = values
    let merchantId = falconMerchantId(menu)
    // A platform without the upload gets the image of the menu, which is in its storage.
    const storeImages = takesImages ? aggregator.images : [image]
    const imageKeys = storeImages.flatMap((each) => each?.key ?? [])
    const register: Step = {
      label: 'Register the store with FALCON',
      run: async (send) => {
        merchantId = await registerStore(bridge, send, { site, imageKeys, aggregator, hours, bank, imageBase }, merchantId)
      },
    }
    const save = change({
      label: 'Save the menu',
      before: menu,
      about: aboutMenu(site, menu, { values, changed }),
      inputOf: () => ({ ...updateInput(menu, values), ...(merchantId === null ? {} : { aggregatorMerchantId: merchantId }) }),
      onDone: () => notify.success(MENU_UPDATED, typeName ?? slugName),
    })
    const saveSetting = confirmedStep({
      label: 'Save hours and bank details',
      // All other settings are read right before and sent back as they are then.
      send: async (send) =>
        send(
          UpdateServiceTypeSettingDocument,
          { input: settingInput(domain, slugName, await readSetting(bridge, domain, slugName), values) },
          menuRecord(site.siteId, menu),
        ),
      find: async () => {
        const stored = await readSetting(bridge, domain, slugName)
        return stored !== null && holds(stored, settingInput(domain, slugName, stored, values)) ? 'as-sent' : 'absent'
      },
      isUpdate: true,
      onDone: () => notify.success(SETTING_UPDATED, domain),
    })
    const reported = async (work: Promise<void> | undefined): Promise<void> => {
      try {
        await work
      } catch (cause) {
        const { kind, message } = asPlatformFailure(cause)
        // A "no" to main's question is the user's own.
        if (kind !== 'cancelled') notify.error(SOMETHING_WENT_WRONG, readableServerMessage(message))
        throw cause
      }
    }
    return [
      ...(registersStore(aggregator) ? [register] : []),
      save,
      note(notes),
      ...(isSettingChanged(setting, values)
        ? [
            {
              ...saveSetting,
              run: (...how: Parameters<Step['run']>) => reported(saveSetting.run(...how)),
              lookAgain: () => reported(saveSetting.lookAgain?.()),
            },
          ]
        : []),
    ]
  }
}
