import { SearchBox } from '@fluentui/react-components'

interface BusinessSearchProps {
  readonly id: string
  readonly value: string
  readonly onSearch: (value: string) => void
}

export const BusinessSearch = ({ id, value, onSearch }: BusinessSearchProps) => (
  <SearchBox id={id} aria-label="Search Business Name" placeholder="Search Business Name" value={value} onChange={(_, data) => onSearch(data.value)} />
)
