import { Button, Label, makeStyles, mergeClasses, SearchBox, Select } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import type { FieldOption } from '#components/form/field-props.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'

const useStyles = makeStyles({
  search: { flexBasis: '32ch', maxWidth: '44ch', flexGrow: 1 },
  country: { maxWidth: '44ch' },
})

interface PartnerFilterFormProps {
  readonly searchId: string
  /** What filters the list now: what was typed gives way to it when it changes. */
  readonly filters: FilterValues
  readonly countries: readonly FieldOption[]
  readonly onSearch: (filters: FilterValues) => void
  readonly onReset: () => void
}

/** The search and the Country filter of the CP List: both apply with Search, Reset shows every partner. */
export const PartnerFilterForm = ({ searchId, filters, countries, onSearch, onReset }: PartnerFilterFormProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const countryId = useId()
  const [typed, setTyped] = useState(filters)
  const [applied, setApplied] = useState(filters)
  if (applied !== filters) {
    setApplied(filters)
    setTyped(filters)
  }
  return (
    <search aria-label="Filter partners">
      <form
        className={layout.wrap}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed)
        }}
      >
        <SearchBox
          id={searchId}
          className={styles.search}
          aria-label="Search company, contact person, mobile"
          placeholder="Search company, contact person, mobile"
          value={String(typed['q'] ?? '')}
          onChange={(_, data) => setTyped({ ...typed, q: data.value })}
        />
        <div className={mergeClasses(layout.row, styles.country)}>
          <Label htmlFor={countryId}>Country</Label>
          <Select id={countryId} value={String(typed['country'] ?? '')} onChange={(_, data) => setTyped({ ...typed, country: data.value || null })}>
            <option value="">All countries</option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" appearance="primary" icon={<SearchRegular />}>
          Search
        </Button>
        <Button
          onClick={() => {
            setTyped({ q: '', country: null })
            onReset()
          }}
        >
          Reset
        </Button>
      </form>
    </search>
  )
}
