import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { PartSurface } from '#components/on-screen/surface.tsx'
import { LIST_HEAD } from '#patterns/list-page/list-layout.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

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
  /** Draws a panel. It calls `onDirtyChange`, which is stable, when something typed would be lost, and when it no longer would. */
  readonly panel: (id: Id, onDirtyChange: (isDirty: boolean) => void) => ReactNode
  /** Of the address: which tab is shown. `tab` where it is left out. */
  readonly parameter?: string
  /** What stays behind the shown tab: every one that was looked at, or only one that holds something typed. */
  readonly keeps?: 'visited' | 'changed'
  /** The tabs are within others, which ask before something typed is lost. Keep it stable. */
  readonly onDirtyChange?: (isDirty: boolean) => void
  readonly label?: string
}

/** Panels one of which is shown. The tab is in the address, and what was typed in one stays while another is looked at. */
export const TabPanels = <Id extends string>(props: TabPanelsProps<Id>) => {
  const { tabs, leaving, notice, panel, parameter = 'tab', keeps = 'visited', onDirtyChange, label } = props
  const styles = useStyles()
  const id = useId()
  const [inAddress, setTab] = useAddressParameter(parameter)
  const shown = tabs.find((tab) => tab.id === inAddress && (tab.denied ?? null) === null)?.id ?? tabs[0]?.id
  const [visited, setVisited] = useState<ReadonlySet<Id | undefined>>(new Set())
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]))
  const [dirty, setDirty] = useState<readonly Id[]>([])
  const report = useCallback((tab: Id, isDirty: boolean) => setDirty((before) => [...before.filter((other) => other !== tab), ...(isDirty ? [tab] : [])]), [])
  const isDirty = dirty.length > 0
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  const { question } = useLeaveGuard({ isDirty: isDirty && onDirtyChange === undefined, detail: leaving })
  const isKept = (tab: Id): boolean => tab === shown || (keeps === 'visited' ? visited.has(tab) : dirty.includes(tab))
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={shown}
        onTabSelect={(_, { value }) => setTab(value === tabs[0]?.id ? null : String(value), 'replace')}
        {...(onDirtyChange === undefined ? {} : { size: 'small' as const })}
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
              <Panel id={tab.id} draw={panel} onDirtyChange={report} />
            </PartSurface>
          </div>
        ))}
      {question}
    </>
  )
}

interface PanelProps<Id> {
  readonly id: Id
  readonly draw: (id: Id, onDirtyChange: (isDirty: boolean) => void) => ReactNode
  readonly onDirtyChange: (id: Id, isDirty: boolean) => void
}

const Panel = <Id extends string>({ id, draw, onDirtyChange }: PanelProps<Id>) => {
  const report = useCallback((isDirty: boolean) => onDirtyChange(id, isDirty), [id, onDirtyChange])
  return draw(id, report)
}
