import { Button, Label, makeStyles, mergeClasses, SearchBox, Select } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import type { FieldOption } from '#components/form/field-props.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'

const useStyles = makeStyles({
  search: { flexBasis: '32ch', maxWidth: '44ch', flexGrow: 1 },
  country: { maxWidth: '44ch' },
})

interface PartnerFilterFormProps {
  readonly searchId: string
  /** What filters the list now. */
  readonly filters: FilterValues
  readonly countries: readonly FieldOption[]
  readonly onSearch: (part: FilterValues) => void
  readonly onReset: () => void
}

/** The search and the Country filter of the CP List: the list follows both at once, Search applies them too, Reset shows every partner. */
export const PartnerFilterForm = ({ searchId, filters, countries, onSearch, onReset }: PartnerFilterFormProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const countryId = useId()
  return (
    <search aria-label="Filter partners">
      <form
        className={layout.wrap}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(filters)
        }}
      >
        <SearchBox
          id={searchId}
          className={styles.search}
          aria-label="Search company, contact person, mobile"
          placeholder="Search company, contact person, mobile"
          value={String(filters['q'] ?? '')}
          onChange={(_, data) => onSearch({ q: data.value })}
        />
        <div className={mergeClasses(layout.row, styles.country)}>
          <Label htmlFor={countryId}>Country</Label>
          <Select id={countryId} value={String(filters['country'] ?? '')} onChange={(_, data) => onSearch({ country: data.value || null })}>
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
        <Button onClick={onReset}>Reset</Button>
      </form>
    </search>
  )
}
