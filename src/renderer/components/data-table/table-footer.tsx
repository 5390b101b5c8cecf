import { makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { memo, type ReactElement, type ReactNode } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { COMPACT_WINDOW } from '../compact-window.ts'
import { PAGE_SIZES, type Page, type PageSize, pageLinks, rangeText } from './table-state.ts'

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
    [COMPACT_WINDOW]: { flexWrap: 'wrap', rowGap: 0 },
  },
  size: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
})

interface TableFooterProps {
  readonly page: Page
  /** Rows on all pages; `null` while they are not known. */
  readonly total: number | null
  /** How many groups the rows are in: all of them are then on one page. */
  readonly groups: number | undefined
  readonly size: PageSize
  readonly onPage: (page: number) => void
  readonly onSize: (size: PageSize) => void
}

/** "1-100 of 1,204", the pages, and how many rows a page has. */
export const TableFooter = memo(function TableFooter({ page, total, groups, size, onPage, onSize }: TableFooterProps): ReactElement {
  const styles = useStyles()
  return (
    <div className={styles.footer} data-button-bar>
      <Text size={200}>
        {total === null ? null : rangeText(page, total)}
        {total !== null && groups !== undefined && `, in ${formatCount(groups)} ${groups === 1 ? 'group' : 'groups'}`}
      </Text>
      <PageList current={page.number} count={page.count} onPage={onPage} />
      {groups === undefined && <SizeChooser size={size} onSize={onSize} />}
    </div>
  )
})

const SizeChooser = memo(function SizeChooser({ size, onSize }: { size: PageSize; onSize: (size: PageSize) => void }): ReactElement {
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

const usePageListStyles = makeStyles({
  pages: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, listStyleType: 'none', margin: 0, padding: 0 },
  page: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '28px',
    height: '28px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `${tokens.strokeWidthThin} solid transparent`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover:not([aria-disabled="true"])': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  current: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})

interface PageListProps {
  /** From 1. */
  readonly current: number
  readonly count: number
  readonly onPage: (page: number) => void
}

/** The pages of a list to go to; nothing where there is one page only. */
export const PageList = memo(function PageList({ current, count, onPage }: PageListProps): ReactElement | null {
  const styles = usePageListStyles()
  if (count === 1) return null
  // Those at the ends are not `disabled`: that would take the focus from whoever pages by the keyboard.
  const button = (target: number, name: string, content: ReactNode, state: object = {}) => (
    <button type="button" className={styles.page} aria-label={name} onClick={() => target >= 1 && target <= count && onPage(target)} {...state}>
      {content}
    </button>
  )
  return (
    <nav aria-label="Pages">
      <ul className={styles.pages}>
        <li>{button(current - 1, 'Previous page', <ChevronLeftRegular fontSize={16} />, { title: 'Previous page', 'aria-disabled': current === 1 })}</li>
        {pageLinks(current, count).map((target, place) => (
          <li key={target ?? `gap-${place}`}>
            {target === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              button(
                target,
                `Page ${target}`,
                formatCount(target),
                target === current ? { 'aria-current': 'page', className: mergeClasses(styles.page, styles.current) } : {},
              )
            )}
          </li>
        ))}
        <li>{button(current + 1, 'Next page', <ChevronRightRegular fontSize={16} />, { title: 'Next page', 'aria-disabled': current === count })}</li>
      </ul>
    </nav>
  )
})
