import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useId, useMemo } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { EDIT_UNDERWAY, SURE_TO_DELETE } from '../messages.ts'
import { MAPPING_TABS, type Mapping, type MappingTab, mappingName, mappingsOf, mappingTabOf } from './mapping.ts'
import { draftProblem, type MappingDraft, mappingDraftOf } from './mapping-draft.ts'
import { MAPPING_LISTS, mappingColumns, mappingEditor } from './mapping-list.tsx'
import { useEditGuard } from './use-edit-guard.ts'
import type { MappingChanges } from './use-mapping-changes.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  tabs: { flexShrink: 0, paddingInline: tokens.spacingHorizontalS },
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
})

interface MappingTabsProps {
  /** User name of the partner. */
  readonly userId: string
  readonly currency: string
  /** Absent: the rows are only read. */
  readonly changes?: MappingChanges
  /** At the right of the tabs. */
  readonly action?: ReactNode
  /** Why a tab is empty, and what to do. */
  readonly emptyText: string
}

/** What a partner pays for plans and add-ons, a tab each; the open one is in the address. */
export const MappingTabs = ({ userId, currency, changes, action, emptyText }: MappingTabsProps) => {
  const styles = useStyles()
  const id = useId()
  const gate = useWriteGate()
  const [tabInAddress, setTab] = useAddressParameter('tab')
  const tab = mappingTabOf(tabInAddress)
  const guard = useEditGuard()
  const { data, error, isFetching, refetch } = useRead(GetUserServiceMappingDocument, { userId })
  const rows = useMemo(() => data && mappingsOf(data.getUserServiceMapping, tab), [data, tab])
  const columns = useMemo(() => mappingColumns(currency), [currency])
  // Pressed again, the open tab takes nothing away.
  const choose = (chosen: MappingTab): void => {
    if (chosen !== tab) guard.leaving(() => setTab(chosen, 'replace'))
  }
  const { onEditing } = guard
  const inlineEdit = useMemo<InlineEdit<Mapping, MappingDraft> | undefined>(
    () => changes && { begin: mappingDraftOf, editor: mappingEditor, problem: (draft) => gate.reason ?? draftProblem(draft), save: changes.save, onEditing },
    [changes, gate.reason, onEditing],
  )
  const rowActions = useCallback(
    (mapping: Mapping): readonly RowAction[] =>
      changes === undefined
        ? []
        : [
            {
              id: 'delete',
              label: 'Delete',
              icon: <DeleteRegular />,
              onSelect: () => void changes.remove(mapping),
              confirm: { question: SURE_TO_DELETE, detail: mappingName(mapping), confirmLabel: 'Delete' },
              destructive: true,
              ...(gate.reason === null ? {} : { disabledReason: gate.reason }),
            },
          ],
    [changes, gate.reason],
  )
  return (
    <div className={styles.root}>
      <TabList className={styles.tabs} selectedValue={tab} onTabSelect={(_, { value }) => choose(mappingTabOf(String(value)))}>
        {MAPPING_TABS.map((each) => (
          <Tab key={each.id} id={`${id}-${each.id}`} value={each.id} aria-controls={`${id}-panel`}>
            {each.title}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        <ListPage
          // A row being edited belongs to its tab.
          key={tab}
          list={MAPPING_LISTS[tab]}
          read={{ rows, failure: error, isFetching, refresh: () => void refetch() }}
          columns={columns}
          empty={{ explanation: emptyText }}
          actions={action}
          {...(inlineEdit === undefined ? {} : { inlineEdit, rowActions })}
        />
      </div>
      {guard.isAsking && <LeaveDialog detail={EDIT_UNDERWAY} onLeave={guard.confirm} onStay={guard.stay} />}
    </div>
  )
}
