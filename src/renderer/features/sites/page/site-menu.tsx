import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { ButtonWithMenu } from '#components/menu-on-demand/menu-on-demand.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcutSet } from '#components/shortcuts/shortcuts.ts'
import type { Site } from '../site.ts'
import { destroyingActions, type SiteActions } from '../site-actions.tsx'

const importMenu = () => import('#components/data-table/grid/row-menu.tsx')
const RowMenu = lazyPart(async () => (await importMenu()).RowMenu)

/** Reset and Delete of the site, as in the list; empty for users who may do neither. */
export const SiteMenu = ({ site, actions }: { readonly site: Site; readonly actions: SiteActions }) => {
  const entries = destroyingActions(site, actions)
  const [holder, setHolder] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<RowAction | null>(null)
  useShortcutSet(
    entries
      .filter(({ disabledReason }) => disabledReason === undefined)
      .map((entry) => ({ keys: ACTION_KEYS[entry.id], description: entry.label, group: 'Site', run: () => setChosen(entry) })),
  )
  if (entries.length === 0) return null
  return (
    <span ref={setHolder}>
      <ButtonWithMenu
        label="More"
        icon={<MoreHorizontalRegular />}
        title="Reset or delete the site"
        loadAhead={importMenu}
        menu={(target, close) => target !== null && <RowMenu menu={{ actions: entries, target, anchor: target }} label={site.domain} onClose={close} />}
      >
        More
      </ButtonWithMenu>
      {chosen !== null && holder !== null && (
        <RowMenu menu={{ actions: entries, target: holder, anchor: holder, chosen }} label={site.domain} onClose={() => setChosen(null)} />
      )}
    </span>
  )
}
