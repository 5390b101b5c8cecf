import { foundChanged } from '#data/saving/holds.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { UpdateServiceTypeDocument, type UpdateServiceTypeInput } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Menu } from './menu.ts'
import { readMenus } from './menu-cache.ts'

/** A change of a menu. `onMenu` gets the menu as it is afterwards, answered or read back. */
export const menuChange = (bridge: Bridge, siteId: string, before: Menu, input: UpdateServiceTypeInput, onMenu: (menu: Menu) => void): Change => ({
  send: async (send) => onMenu((await send(UpdateServiceTypeDocument, { input })).updateServiceType),
  find: async () => {
    const menu = (await readMenus(bridge, siteId)).find(({ slugName }) => slugName === input.slugName)
    if (menu !== undefined) onMenu(menu)
    return foundChanged(menu, input, before)
  },
  isUpdate: true,
})
