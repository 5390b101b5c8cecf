import { Button } from '@fluentui/react-components'
import { AddRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'

interface MenuListEmptyProps {
  /** There are menus, but none passes the filters. */
  readonly hasMenus: boolean
  readonly mayAdd: boolean
  readonly onClear: () => void
  readonly onAdd: () => void
}

/** Why no menu is shown, and what to do. */
export const MenuListEmpty = ({ hasMenus, mayAdd, onClear, onAdd }: MenuListEmptyProps) =>
  hasMenus ? (
    <NothingMatches title="No menu matches" onClear={onClear} />
  ) : (
    <EmptyState
      icon={TextBulletListSquareRegular}
      title="This site has no menu yet"
      explanation="A menu holds the services that the site offers. Add the first one."
      {...(mayAdd
        ? {
            actions: (
              <Button appearance="primary" icon={<AddRegular />} onClick={onAdd}>
                Add Menu
              </Button>
            ),
          }
        : {})}
    />
  )
