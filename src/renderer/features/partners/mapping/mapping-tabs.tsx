import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { EDIT_PENDING } from '../messages.ts'
import { draftProblem, MAPPING_TABS, type Mapping, type MappingDraft, mappingDraftOf, mappingsOf, mappingTabOf } from './mapping.ts'
import { MAPPING_LISTS, mappingColumns, mappingEditor } from './mapping-list.tsx'
import type { MappingChanges } from './use-mapping-changes.tsx'

const useStyles = makeStyles({ tabs: { flexShrink: 0, paddingInline: tokens.spacingHorizontalS } })

interface MappingTabsProps {
  /** User name of the partner. */
  readonly userId: string
  readonly currency: string
  /** Absent: the rows are only read. */
  readonly changes?: Pick<MappingChanges, 'save' | 'remove'>
  readonly action?: ReactNode
  readonly emptyText: string
  /** In place of "No plan is mapped yet", which only staff does. */
  readonly emptyTitle?: (what: string) => string
}

/** What a partner pays for plans and add-ons, a tab each; the open one is in the address. */
export const MappingTabs = ({ userId, currency, changes, action, emptyText, emptyTitle }: MappingTabsProps) => {
  const styles = useStyles()
  const { fill } = useLayoutStyles()
  const id = useId()
  const gate = useWriteGate()
  // The router's own: it asks before the tab of a row that is being edited goes, and draws another one only then.
  const [search, setSearch] = useSearchParams()
  const state: unknown = useLocation().state
  const tab = mappingTabOf(search.get('tab'))
  const [isEditing, setEditing] = useState(false)
  const place = ['partner', 'tab'].map((parameter) => ({ parameter, value: search.get(parameter) }))
  const guard = useLeaveGuard({ isDirty: () => isEditing, detail: EDIT_PENDING, place })
  const { data, error, isFetching, refetch } = useRead(GetUserServiceMappingDocument, { userId })
  const rows = useMemo(() => data && mappingsOf(data.getUserServiceMapping, tab), [data, tab])
  const columns = useMemo(() => mappingColumns(currency), [currency])
  const choose = (chosen: string): void => {
    // Pressed again, the open tab takes nothing away.
    if (chosen === tab) return
    setSearch((now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'tab'), ['tab', chosen]]), { replace: true, state })
  }
  const inlineEdit = useMemo<InlineEdit<Mapping, MappingDraft> | undefined>(
    () =>
      changes && {
        begin: mappingDraftOf,
        editor: mappingEditor(currency),
        problem: (draft) => gate.reason ?? draftProblem(draft),
        isAskedByMain: () => true,
        save: changes.save,
        onEditing: setEditing,
      },
    [changes, currency, gate.reason],
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
              onSelect: () => changes.remove(mapping),
              destructive: true,
              ...(gate.reason === null ? {} : { disabledReason: gate.reason }),
            },
          ],
    [changes, gate.reason],
  )
  return (
    <div className={fill}>
      <TabList className={styles.tabs} selectedValue={tab} onTabSelect={(_, { value }) => choose(String(value))}>
        {MAPPING_TABS.map((each) => (
          <Tab key={each.id} id={`${id}-${each.id}`} value={each.id} aria-controls={`${id}-panel`}>
            {each.title}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={fill}>
        <ListPage
          // A row being edited belongs to its tab.
          key={tab}
          list={MAPPING_LISTS[tab]}
          read={{ rows, failure: error, isFetching, refresh: () => void refetch() }}
          columns={columns}
          empty={{ explanation: emptyText, ...(emptyTitle === undefined ? {} : { title: emptyTitle(MAPPING_LISTS[tab].many) }) }}
          actions={action}
          inlineEdit={inlineEdit}
          rowActions={changes && rowActions}
        />
      </div>
      {guard.question}
    </div>
  )
}
