import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { memo, type ReactElement, type ReactNode } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { pageLinks } from './pages.ts'

const useStyles = makeStyles({
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

export interface PageListProps {
  /** From 1. */
  readonly current: number
  readonly count: number
  readonly onPage: (page: number) => void
}

/** The pages of a list to go to; nothing where there is one page only. */
export const PageList = memo(({ current, count, onPage }: PageListProps): ReactElement | null => {
  const styles = useStyles()
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
        <li>{button(current - 1, 'Previous page', <ChevronLeftRegular fontSize={16} />, { 'aria-disabled': current === 1 })}</li>
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
        <li>{button(current + 1, 'Next page', <ChevronRightRegular fontSize={16} />, { 'aria-disabled': current === count })}</li>
      </ul>
    </nav>
  )
})
PageList.displayName = 'PageList'
