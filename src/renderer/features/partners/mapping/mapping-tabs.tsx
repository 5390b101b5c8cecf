import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { AppsListRegular } from '@fluentui/react-icons'
import { type ReactNode, useId, useMemo } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { PanelFailure } from '#patterns/load-state/panel-state.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { EDIT_UNDERWAY, SERVICES_FAILED } from '../messages.ts'
import { MAPPING_TABS, type MappingTab, mappingsOf, mappingTabOf } from './mapping.ts'
import { MappingTable } from './mapping-table.tsx'
import { useEditGuard } from './use-edit-guard.ts'
import type { MappingChanges } from './use-mapping-changes.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  bar: { paddingInline: tokens.spacingHorizontalL, paddingBlockEnd: tokens.spacingVerticalS },
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
  const [tabInAddress, setTab] = useAddressParameter('tab')
  const tab = mappingTabOf(tabInAddress)
  const guard = useEditGuard()
  const { data, error, refetch } = useRead(GetUserServiceMappingDocument, { userId })
  const rows = useMemo(() => data && mappingsOf(data.getUserServiceMapping, tab), [data, tab])
  const title = MAPPING_TABS.find((each) => each.id === tab)?.title ?? ''
  const retry = (): void => void refetch()
  // Pressed again, the open tab takes nothing away.
  const choose = (chosen: MappingTab): void => {
    if (chosen !== tab) guard.leaving(() => setTab(chosen, 'replace'))
  }
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <TabList selectedValue={tab} onTabSelect={(_, { value }) => choose(mappingTabOf(String(value)))}>
            {MAPPING_TABS.map((each) => (
              <Tab key={each.id} id={`${id}-${each.id}`} value={each.id} aria-controls={`${id}-panel`}>
                {each.title}
              </Tab>
            ))}
          </TabList>
          {action}
        </div>
        {data !== undefined && error !== null && (
          <MessageBar intent="warning">
            <MessageBarBody>
              <MessageBarTitle>{SERVICES_FAILED}</MessageBarTitle>
              What shows may be old. {readableServerMessage(error.message)}
            </MessageBarBody>
            <MessageBarActions>
              <Button onClick={retry}>Retry</Button>
            </MessageBarActions>
          </MessageBar>
        )}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {rows === undefined && error !== null ? (
          <PanelFailure what={SERVICES_FAILED} failure={error} onRetry={retry} />
        ) : (
          <MappingTable
            // A row being edited belongs to its tab.
            key={tab}
            label={title}
            rows={rows}
            currency={currency}
            {...(changes === undefined ? {} : { changes })}
            onEditing={guard.onEditing}
            emptyState={
              <EmptyState icon={AppsListRegular} title={tab === 'plans' ? 'No plan is mapped yet' : 'No addon is mapped yet'} explanation={emptyText} />
            }
          />
        )}
      </div>
      {guard.isAsking && <LeaveDialog detail={EDIT_UNDERWAY} onLeave={guard.confirm} onStay={guard.stay} />}
    </div>
  )
}
