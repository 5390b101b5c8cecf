import { Menu, MenuButton, MenuGroup, MenuGroupHeader, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { TableSimpleRegular } from '@fluentui/react-icons'
import type { ExportFormat } from './export-rows.ts'

/** A set of rows that can be exported: all that match, those selected, those on this page. */
export interface ExportScope<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count: number
}

export interface ExportMenuProps<Id extends string> {
  /** Those that are offered; one without rows is shown disabled. */
  readonly scopes: readonly ExportScope<Id>[]
  readonly onExport: (scopeId: Id, format: ExportFormat) => void
  /** An export is being written: another waits for its end. */
  readonly isBusy: boolean
}

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
] as const

/** Chooses what to export and how. The columns, their order, the filters and the sort order are those on screen. */
export const ExportMenu = <Id extends string>({ scopes, onExport, isBusy }: ExportMenuProps<Id>) => (
  <Menu positioning="below-end">
    <MenuTrigger disableButtonEnhancement>
      <MenuButton icon={<TableSimpleRegular />} disabledFocusable={isBusy} title={isBusy ? 'An export is being written' : 'Export what is on screen'}>
        Export
      </MenuButton>
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        {scopes.map(({ id, label, count }) => (
          <MenuGroup key={id}>
            <MenuGroupHeader>{`${label} (${count.toLocaleString('en-IN')})`}</MenuGroupHeader>
            {FORMATS.map(({ format, label: formatLabel }) => (
              <MenuItem key={format} disabled={count === 0} onClick={() => onExport(id, format)}>
                {formatLabel}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </MenuList>
    </MenuPopover>
  </Menu>
)
