import { makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { memo, type ReactElement } from 'react'
import { PageList } from './page-list.tsx'
import { type Page, rangeText } from './pages.ts'
import { PAGE_SIZES, type PageSize } from './table-state.ts'

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    flexShrink: 0,
    minHeight: '40px',
    paddingLeft: tokens.spacingHorizontalM,
    paddingRight: tokens.spacingHorizontalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  size: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
})

export interface TableFooterProps {
  readonly page: Page
  /** Rows on all pages; `null` while they are not known. */
  readonly total: number | null
  readonly size: PageSize
  readonly onPage: (page: number) => void
  readonly onSize: (size: PageSize) => void
}

/** "1-100 of 1,204", the pages, and how many rows a page has. */
export const TableFooter = memo(({ page, total, size, onPage, onSize }: TableFooterProps): ReactElement => {
  const styles = useStyles()
  return (
    <div className={styles.footer}>
      <Text size={200}>{total === null ? null : rangeText(page, total)}</Text>
      <PageList current={page.number} count={page.count} onPage={onPage} />
      <SizeChooser size={size} onSize={onSize} />
    </div>
  )
})
TableFooter.displayName = 'TableFooter'

const SizeChooser = memo(({ size, onSize }: { size: PageSize; onSize: (size: PageSize) => void }): ReactElement => {
  const styles = useStyles()
  return (
    <div className={styles.size}>
      <Select
        size="small"
        appearance="filled-lighter"
        aria-label="Rows on a page"
        value={String(size)}
        onChange={(_, { value }) => onSize(PAGE_SIZES.find((one) => String(one) === value) ?? 100)}
      >
        {PAGE_SIZES.map((one) => (
          <option key={one} value={String(one)}>
            {one === 'all' ? 'All on one page' : `${one} a page`}
          </option>
        ))}
      </Select>
    </div>
  )
})
SizeChooser.displayName = 'SizeChooser'
