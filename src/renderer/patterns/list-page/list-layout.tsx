import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode, RefObject } from 'react'
import { COMPACT_WINDOW, LOW_WINDOW } from '#components/compact-window.ts'

/** The head of a list that stands right in a container: it keeps its own distance to its table, so the container's gap has to be taken back. */
export const LIST_HEAD = '& > [data-list-head]'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingTop: `var(--list-start, ${tokens.spacingVerticalM})`,
    paddingInline: `var(--list-inset, ${tokens.spacingHorizontalL})`,
    paddingBottom: tokens.spacingVerticalS,
  },
  top: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS, [COMPACT_WINDOW]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  withSummary: { alignItems: 'center' },
  first: { flexGrow: 1, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXS },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, [LOW_WINDOW]: { flexShrink: 0, minHeight: '360px' }, '@media print': { display: 'block' } },
  table: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    '@media print': { display: 'block', maxHeight: 'none !important' },
  },
  scrolling: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    '& > *': { flexShrink: 0 },
    '@media print': { display: 'block', overflowY: 'visible' },
  },
  scrolled: { flexBasis: '320px', minHeight: '320px' },
})

/** The parts are those of `ListPageProps`, and a remark on what the filters leave. Without `summary` the filters are beside the actions. */
type ListLayoutProps = Record<'notice' | 'summary' | 'filters' | 'remark' | 'actions' | 'table' | 'below', ReactNode> & {
  readonly mostHeight: number | undefined
  readonly tableRef: RefObject<HTMLDivElement | null>
}

/** A screen that is a list: what it says about itself, filters, table, and the details of one row beside or below it. */
export const ListLayout = ({ notice, summary, filters, remark, actions, table, tableRef, mostHeight, below }: ListLayoutProps) => {
  const styles = useStyles()
  const content = (
    <>
      <div data-list-head className={styles.head}>
        {notice}
        <div className={mergeClasses(styles.top, summary !== undefined && styles.withSummary)}>
          <div className={styles.first}>{summary ?? filters}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        {summary !== undefined && filters}
        {remark}
      </div>
      <div
        className={mergeClasses(styles.body, mostHeight !== undefined && styles.scrolled)}
        style={below === undefined ? undefined : { flex: `0 0 ${mostHeight}px`, minHeight: 0 }}
      >
        <div ref={tableRef} className={styles.table} style={mostHeight === undefined ? undefined : { maxHeight: `${mostHeight}px` }}>
          {table}
        </div>
      </div>
      {below}
    </>
  )
  return mostHeight === undefined ? content : <div className={styles.scrolling}>{content}</div>
}
