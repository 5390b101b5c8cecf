import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { lazyPart } from '#components/lazy-part.tsx'
import { ButtonWithMenu } from '#components/menu-on-demand/menu-on-demand.tsx'
import type { Site } from '../site.ts'
import { destroyingActions, type SiteActions } from '../site-actions.tsx'

const importMenu = () => import('#components/data-table/grid/row-menu.tsx')
const RowMenu = lazyPart(async () => (await importMenu()).RowMenu)

/** What destroys data of the site, asked as in the list; nothing for who may do neither. */
export const SiteMenu = ({ site, actions }: { readonly site: Site; readonly actions: SiteActions }) => {
  const entries = destroyingActions(site, actions)
  if (entries.length === 0) return null
  return (
    <ButtonWithMenu
      icon={<MoreHorizontalRegular />}
      title="Reset or delete the site"
      loadAhead={importMenu}
      menu={(target, close) => target !== null && <RowMenu menu={{ actions: entries, target, anchor: target }} label={site.domain} onClose={close} />}
    >
      More
    </ButtonWithMenu>
  )
}
