import { ArrowMaximizeVerticalRegular, ArrowMinimizeVerticalRegular, DismissRegular, GroupListRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { type MenuEntry, MenuOnDemand } from '../../menu-on-demand/menu-on-demand.tsx'
import type { Column } from '../column.ts'
import type { TableGroup } from '../table-state.ts'

interface GroupMenuProps {
  readonly column: Pick<Column<never>, 'title' | 'kind'>
  readonly group: TableGroup
  readonly onToggleAll: (open: boolean) => void
  /** Undefined: grouped no more. */
  readonly onGroup: (group: TableGroup | undefined) => void
}

/** Says by what a table is grouped: orders the groups, opens and closes all of them, and takes the grouping away. */
export function GroupMenu({ column, group, onToggleAll, onGroup }: GroupMenuProps): ReactElement {
  const isText = column.kind === 'text' || column.kind === 'badge'
  const ordered = (id: string, label: string, by: TableGroup['by'], direction: TableGroup['direction']): MenuEntry => ({
    kind: 'choice',
    id,
    label,
    isChosen: group.by === by && group.direction === direction,
    onSelect: () => onGroup({ ...group, by, direction }),
  })
  const entries: readonly MenuEntry[] = [
    ordered('ascending', isText ? 'A to Z' : column.kind === 'date' ? 'Earliest first' : 'Smallest value first', 'value', 'ascending'),
    ordered('descending', isText ? 'Z to A' : column.kind === 'date' ? 'Latest first' : 'Largest value first', 'value', 'descending'),
    ordered('most', 'Most rows first', 'count', 'descending'),
    ordered('fewest', 'Fewest rows first', 'count', 'ascending'),
    { kind: 'divider', id: 'fold' },
    {
      kind: 'action',
      id: 'expand',
      action: 'expand-groups',
      label: 'Expand all groups',
      icon: <ArrowMaximizeVerticalRegular />,
      onSelect: () => onToggleAll(true),
    },
    {
      kind: 'action',
      id: 'collapse',
      action: 'collapse-groups',
      label: 'Collapse all groups',
      icon: <ArrowMinimizeVerticalRegular />,
      onSelect: () => onToggleAll(false),
    },
    { kind: 'divider', id: 'end' },
    { kind: 'action', id: 'none', action: 'stop-grouping', label: 'Stop grouping', icon: <DismissRegular />, onSelect: () => onGroup(undefined) },
  ]
  return (
    <MenuOnDemand label="Groups" action="groups" appearance="subtle" icon={<GroupListRegular />} entries={entries}>
      {`Grouped by ${column.title}`}
    </MenuOnDemand>
  )
}
