import { makeStyles, mergeClasses, SearchBox, Tab, TabList, Text, tokens } from '@fluentui/react-components'
import { useEffect, useId, useState } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { slugOf } from '#shared/domain/text.ts'
import { type EventGroup, findEvents } from './event-setting.ts'
import { EventTable, type Users } from './event-table.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1, minHeight: 0 },
  search: { maxWidth: 'none' },
  tabs: { flexWrap: 'wrap' },
  panel: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  hidden: { display: 'none' },
})

/** Milliseconds after the last keystroke before the events are searched. */
const SEARCH_DEBOUNCE = 700

interface EventTabsProps extends Users {
  readonly groups: readonly EventGroup[]
  /** Of the address: which group is shown. */
  readonly parameter: string
}

/** A tab for each business area; a search shows what it finds in all of them instead, and choosing a tab ends it. */
export const EventTabs = ({ groups, parameter, ...users }: EventTabsProps) => {
  const styles = useStyles()
  const id = useId()
  const [inAddress, setTab] = useAddressParameter(parameter)
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed, SEARCH_DEBOUNCE)
  const search = typed.trim() === '' ? '' : settled.trim()
  const shown = groups.find(({ group }) => slugOf(group) === inAddress) ?? groups[0]
  const tab = shown?.group ?? ''
  const found = search === '' ? groups.filter((group) => group === shown) : findEvents(groups, search)
  const count = found.reduce((sum, { events }) => sum + events.length, 0)
  return (
    <div className={styles.root}>
      <SearchBox
        className={styles.search}
        aria-label="Search the events"
        placeholder="Search the events"
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={search === '' ? tab : ''}
        onTabSelect={(_, data) => {
          setTyped('')
          setTab(slugOf(String(data.value)), 'replace')
        }}
      >
        {groups.map(({ group }) => (
          <Tab key={group} id={`${id}-${slugOf(group)}`} value={group} aria-controls={`${id}-panel`}>
            {group}
          </Tab>
        ))}
      </TabList>
      <Text role="status" size={200} className={mergeClasses(search === '' && styles.hidden)}>
        {search === '' ? '' : `${count} ${count === 1 ? 'event' : 'events'} in all groups`}
      </Text>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        {...(search === '' ? { role: 'tabpanel', 'aria-labelledby': `${id}-${slugOf(tab)}` } : { role: 'region', 'aria-label': 'Events found' })}
      >
        {count > 0 && <EventTable groups={found} showsGroups={search !== ''} {...users} />}
      </div>
    </div>
  )
}

/** A value once it has been the same for some milliseconds. */
const useDebounced = <Value,>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
