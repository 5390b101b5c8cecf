import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { MenuOnDemand } from '../menu-on-demand/menu-on-demand.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type FilterField, isFieldSet } from './filter-field.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flexBasis: '36ch', maxWidth: '48ch', flexGrow: 1 },
})

export interface FilterBarProps {
  /** Names the bar for screen readers: "Filter sites". */
  readonly label: string
  readonly search: { readonly value: string; readonly onChange: (value: string) => void; readonly placeholder: string; readonly id?: string }
  /** Every filter there is, in the order of the menu. Those in use stand as chips beside the search. */
  readonly fields: readonly FilterField[]
  /** Unsets the search and every filter. */
  readonly onClear: () => void
  /** Says which key clears: "Alt+C". */
  readonly clearKey?: string
}

/** One search field and the filters in use as removable chips; the others wait under "+ Filter". Holds no values of its own. */
export const FilterBar = ({ label, search, fields, onClear, clearKey }: FilterBarProps) => {
  const styles = useStyles()
  const bar = useRef<HTMLElement>(null)
  const [openName, setOpenName] = useState<string | null>(null)
  // A filter has its chip from the moment it is opened, before it has a value.
  const chips = fields.filter((field) => isFieldSet(field) || field.name === openName)
  const isAnySet = search.value !== '' || fields.some(isFieldSet)

  return (
    <search ref={bar} aria-label={label} className={styles.bar}>
      <SearchBox
        className={styles.search}
        aria-label={search.placeholder}
        placeholder={search.placeholder}
        value={search.value}
        onChange={(_, data) => search.onChange(data.value)}
        {...(search.id === undefined ? {} : { id: search.id })}
      />
      {chips.map((field) => (
        <FilterChip
          key={field.name}
          field={field}
          isOpen={field.name === openName}
          onOpenChange={(isOpen) => setOpenName(isOpen ? field.name : null)}
          onRemoved={() => bar.current?.querySelector('input')?.focus()}
        />
      ))}
      {fields.length > 0 && (
        <MenuOnDemand
          label="Filters"
          appearance="subtle"
          icon={<AddRegular />}
          menuIcon={null}
          entries={fields.map(({ name, label: fieldLabel }) => ({ kind: 'action', id: name, label: fieldLabel, onSelect: () => setOpenName(name) }))}
        >
          Filter
        </MenuOnDemand>
      )}
      {isAnySet && (
        <Button appearance="transparent" onClick={onClear} title={clearKey === undefined ? 'Clear all' : `Clear all (${clearKey})`}>
          Clear all
        </Button>
      )}
    </search>
  )
}
