import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useAddress, useAddressParameter, withoutParameters } from '#components/list-state/use-address.ts'
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

const useStyles = makeStyles({
  body: { height: `min(720px, calc(100vh - 4 * ${tokens.spacingVerticalXXL}))` },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  hidden: { display: 'none' },
})

interface PanelsProps<Id extends string> {
  /** In order; the first is shown where the address names none. */
  readonly tabs: readonly { readonly id: Id; readonly title: string }[]
  /** What leaving means while something typed is not saved. */
  readonly leaving: string
  /** Below the tabs, whichever is shown. */
  readonly notice?: ReactNode
  /** Draws a panel. It calls `onDirtyChange`, which is stable, when something typed would be lost, and when it no longer would. */
  readonly panel: (id: Id, onDirtyChange: (isDirty: boolean) => void) => ReactNode
}

export interface TabDialogProps<Id extends string> extends PanelsProps<Id>, Required<Pick<RecordDialogProps, 'place' | 'onClose'>> {
  readonly title: string
  readonly isLarge?: boolean
  /** Starts the parameters that a list in the dialog keeps in the address: they go with it. */
  readonly prefix: string
}

/** A dialog of several panels. The tab is in the address. A tab that was looked at stays as it is behind the others, with what was typed. */
export const TabDialog = <Id extends string>({ title, isLarge = false, prefix, place, onClose, ...panels }: TabDialogProps<Id>) => {
  const styles = useStyles()
  const [, changeAddress] = useAddress()
  const close = useCallback(() => {
    changeAddress((address) => withoutParameters(address, ['tab'], [prefix]), 'replace')
    onClose()
  }, [changeAddress, onClose, prefix])
  return (
    <RecordDialog
      title={<span dir="auto">{title}</span>}
      place={place}
      onClose={close}
      width={isLarge ? 1300 : 1100}
      bodyClassName={isLarge ? undefined : styles.body}
      fillsWindow
    >
      <Panels {...panels} />
    </RecordDialog>
  )
}

const Panels = <Id extends string>({ tabs, leaving, notice, panel }: PanelsProps<Id>) => {
  const styles = useStyles()
  const id = useId()
  const [inAddress, setTab] = useAddressParameter('tab')
  const shown = tabs.find((tab) => tab.id === inAddress)?.id ?? tabs[0]?.id
  const [visited, setVisited] = useState<ReadonlySet<Id | undefined>>(new Set())
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]))
  const [dirty, setDirty] = useState<readonly Id[]>([])
  const report = useCallback((tab: Id, isDirty: boolean) => setDirty((before) => [...before.filter((other) => other !== tab), ...(isDirty ? [tab] : [])]), [])
  const { question } = useLeaveGuard({ isDirty: dirty.length > 0, detail: leaving })
  return (
    <>
      <TabList selectedValue={shown} onTabSelect={(_, { value }) => setTab(value === tabs[0]?.id ? null : String(value), 'replace')}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={`${id}-${tab.id}`} value={tab.id} aria-controls={`${id}-${tab.id}-panel`}>
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {notice}
      {tabs
        .filter((tab) => visited.has(tab.id))
        .map((tab) => (
          <div
            key={tab.id}
            id={`${id}-${tab.id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab.id}`}
            className={tab.id === shown ? styles.panel : styles.hidden}
          >
            <Panel id={tab.id} draw={panel} onDirtyChange={report} />
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
