import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { type ReactNode, useContext, useId, useState } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { PartSurface } from '#components/on-screen/surface.tsx'
import { LIST_HEAD } from '#patterns/list-page/list-layout.tsx'
import { UnsavedPart, useUnsavedParts } from './unsaved-parts.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { UnsavedPartsContext } from './use-unsaved-part.ts'

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap' },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    [LIST_HEAD]: { marginBottom: `calc(-1 * ${tokens.spacingVerticalL})` },
  },
  hidden: { display: 'none' },
})

interface PanelTab<Id extends string> {
  readonly id: Id
  readonly title: string
  /** Why this user may not open it; null and left out: they may. */
  readonly denied?: string | null
}

export interface TabPanelsProps<Id extends string> {
  /** In order; the first is shown where the address names none. */
  readonly tabs: readonly PanelTab<Id>[]
  /** What leaving means while something typed is not saved. */
  readonly leaving: string
  /** Below the tabs, whichever is shown. */
  readonly notice?: ReactNode
  /** Draws a panel. A form in it that has no leave guard calls `useUnsavedPart`. */
  readonly panel: (id: Id) => ReactNode
  /** Of the address: which tab is shown. `tab` where it is left out. */
  readonly parameter?: string
  /** What stays behind the shown tab: every one that was looked at, or only one that holds something typed. */
  readonly keeps?: 'visited' | 'changed'
  readonly label?: string
}

/** Panels one of which is shown. The tab is in the address, and what was typed in one stays while another is looked at. */
export const TabPanels = <Id extends string>(props: TabPanelsProps<Id>) => {
  const { tabs, leaving, notice, panel, parameter = 'tab', keeps = 'visited', label } = props
  const styles = useStyles()
  const id = useId()
  const [inAddress, setTab] = useAddressParameter(parameter)
  const shown = tabs.find((tab) => tab.id === inAddress && (tab.denied ?? null) === null)?.id ?? tabs[0]?.id
  const [visited, setVisited] = useState<ReadonlySet<Id | undefined>>(new Set())
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]))
  const { isDirty, dirty, add, check } = useUnsavedParts<Id>()
  const isWithinOthers = useContext(UnsavedPartsContext) !== null
  const { question } = useLeaveGuard({ isDirty, detail: leaving })
  const isKept = (tab: Id): boolean => tab === shown || (keeps === 'visited' ? visited.has(tab) : dirty.includes(tab))
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={shown}
        onTabSelect={(_, { value }) => setTab(value === tabs[0]?.id ? null : String(value), 'replace')}
        {...(isWithinOthers ? { size: 'small' as const } : {})}
        aria-label={label}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`${id}-${tab.id}`}
            value={tab.id}
            // A tab that is denied has no panel to control.
            {...(tab.denied ? { disabled: true, title: tab.denied } : { 'aria-controls': `${id}-${tab.id}-panel` })}
          >
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {notice}
      {tabs
        .filter((tab) => isKept(tab.id))
        .map((tab) => (
          <div
            key={tab.id}
            id={`${id}-${tab.id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab.id}`}
            className={tab.id === shown ? styles.panel : styles.hidden}
          >
            <PartSurface isInFront={tab.id === shown}>
              <UnsavedPart name={tab.id} add={add} check={check}>
                {panel(tab.id)}
              </UnsavedPart>
            </PartSurface>
          </div>
        ))}
      {question}
    </>
  )
}
