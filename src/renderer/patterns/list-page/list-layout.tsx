import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
  },
  top: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  withSummary: { alignItems: 'center' },
  first: { flexGrow: 1, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXS },
  body: { display: 'flex', flexGrow: 1, minHeight: 0 },
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
  scrolling: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto', '& > *': { flexShrink: 0 } },
  scrolled: { flexBasis: '320px', minHeight: '320px' },
})

interface ListLayoutProps {
  /** What must be known before the list is read: a message bar. */
  readonly notice: ReactNode
  /** Above the filters, such as tiles that count. Without it the filters stand beside the actions. */
  readonly summary: ReactNode
  readonly filters: ReactNode
  /** At the right of the first row: refresh, files. What acts on rows is in the table's toolbar. */
  readonly actions: ReactNode
  readonly table: ReactNode
  /** Pixels of the table at most. Where the head takes most of a low window the whole screen then scrolls, rather than a sliver of rows. */
  readonly mostHeight: number | undefined
  /** The open peek panel, beside the table. */
  readonly peek: ReactNode
  /** Below a table of `mostHeight`, which then is always as high as that. */
  readonly below: ReactNode
}

/** A screen that is a list: what it says about itself, filters, table, and the details of one row beside or below it. */
export const ListLayout = ({ notice, summary, filters, actions, table, mostHeight, peek, below }: ListLayoutProps) => {
  const styles = useStyles()
  const content = (
    <>
      <div className={styles.head}>
        {notice}
        <div className={mergeClasses(styles.top, summary !== undefined && styles.withSummary)}>
          <div className={styles.first}>{summary ?? filters}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        {summary !== undefined && filters}
      </div>
      <div
        className={mergeClasses(styles.body, mostHeight !== undefined && styles.scrolled)}
        style={below === undefined ? undefined : { flex: `0 0 ${mostHeight}px`, minHeight: 0 }}
      >
        <div className={styles.table} style={mostHeight === undefined ? undefined : { maxHeight: `${mostHeight}px` }}>
          {table}
        </div>
        {peek}
      </div>
      {below}
    </>
  )
  return mostHeight === undefined ? content : <div className={styles.scrolling}>{content}</div>
}
