import { TableSimpleRegular } from '@fluentui/react-icons'
import { formatCount } from '#shared/domain/text.ts'
import { type MenuEntry, MenuOnDemand } from '../menu-on-demand/menu-on-demand.tsx'
import type { ExportFormat } from './export-rows.ts'

export type ScopeId = 'matching' | 'selected' | 'page'

/** A set of rows that can be exported: all that match, those selected, those on this page. */
export interface ExportScope<Id extends ScopeId> {
  readonly id: Id
  readonly label: string
  readonly count: number
}

export interface ExportMenuProps<Id extends ScopeId> {
  readonly scopes: readonly ExportScope<Id>[]
  readonly onExport: (scopeId: Id, format: ExportFormat) => void
  /** An export is being written: another waits for its end. */
  readonly isBusy: boolean
  /** Why nothing may be exported; null where it may. */
  readonly refusal?: string | null | undefined
}

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
] as const

/** Chooses what to export and how. The columns, their order, the filters and the sort order are those on screen. */
export const ExportMenu = <Id extends ScopeId>({ scopes, onExport, isBusy, refusal = null }: ExportMenuProps<Id>) => (
  <MenuOnDemand
    label="Export"
    action="export"
    icon={<TableSimpleRegular />}
    disabledReason={refusal ?? (isBusy ? 'An export is being written.' : null)}
    title="Export what is on screen"
    entries={scopes.flatMap(({ id, label, count }, index): readonly MenuEntry[] => [
      ...(index === 0 ? [] : [{ kind: 'divider' as const, id }]),
      ...FORMATS.map(({ format, label: formatLabel }) => ({
        kind: 'action' as const,
        id: `${id}-${format}`,
        action: `${id}-${format}` as const,
        label: `${label} (${formatCount(count)}) as ${formatLabel}`,
        description: `Export this list as ${formatLabel}: ${label.toLowerCase()}`,
        disabled: count === 0,
        onSelect: () => onExport(id, format),
      })),
    ])}
  >
    Export
  </MenuOnDemand>
)
