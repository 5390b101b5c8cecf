import { Button, CounterBadge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { AlertRegular, CheckmarkCircleRegular, ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Popover } from '#components/on-screen/popover.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { NewsItem } from './news.ts'
import { useNews } from './use-news.ts'

const useStyles = makeStyles({
  bell: { position: 'relative' },
  count: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, pointerEvents: 'none' },
  surface: { width: 'min(420px, 90vw)', maxHeight: '70vh', overflowY: 'auto', padding: tokens.spacingVerticalS },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusMedium,
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    border: 'none',
    backgroundColor: 'transparent',
    overflowWrap: 'anywhere',
    '& svg': { fontSize: tokens.fontSizeBase500 },
  },
  link: { cursor: 'pointer', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  success: { '& svg': { color: tokens.colorStatusSuccessForeground3 } },
  warning: { '& svg': { color: tokens.colorStatusWarningForeground3 } },
  error: { '& svg': { color: tokens.colorStatusDangerForeground3 } },
  texts: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
  empty: { padding: tokens.spacingVerticalM, color: tokens.colorNeutralForeground3 },
})

const ICONS = { success: CheckmarkCircleRegular, warning: WarningRegular, error: ErrorCircleRegular } as const

/** The number is part of the icon: beside it the button would be as wide as one with a text. */
const BellIcon = ({ fresh }: { readonly fresh: number }) => {
  const styles = useStyles()
  return (
    <>
      <AlertRegular />
      {fresh > 0 && <CounterBadge className={styles.count} count={fresh} size="small" color="danger" aria-hidden />}
    </>
  )
}

/** Keeps what happened until it was seen: files, campaigns, bulk changes, payments that went wrong, licenses that end. */
export const Bell = () => {
  const styles = useStyles()
  const navigate = useNavigate()
  const { items, fresh, isNew, markSeen } = useNews()
  const [isOpen, setOpen] = useState(false)
  /** What was new when it was opened stays marked while it is open. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const show = (opens: boolean): void => {
    if (opens) setMarked(new Set(items.filter(isNew).map(({ id }) => id)))
    if (opens) markSeen()
    setOpen(opens)
  }
  const label = fresh === 0 ? 'News' : `News: ${formatCount(fresh)} new`
  return (
    <Popover
      open={isOpen}
      onOpen={() => show(true)}
      onClose={() => show(false)}
      position="below"
      align="end"
      trapFocus
      className={styles.surface}
      aria-label="News"
      trigger={<Button appearance="subtle" className={styles.bell} aria-label={label} title={label} icon={<BellIcon fresh={fresh} />} />}
    >
      {items.length === 0 ? (
        <Text block className={styles.empty}>
          No news. Files, campaigns, bulk changes, payments with a problem and licenses that end soon appear here.
        </Text>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <News
                item={item}
                isNew={marked.has(item.id)}
                onOpen={(to) => {
                  setOpen(false)
                  void navigate(to)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

const News = ({ item, isNew, onOpen }: { readonly item: NewsItem; readonly isNew: boolean; readonly onOpen: (to: string) => void }) => {
  const styles = useStyles()
  const { intent, title, detail, at, to } = item
  const Icon = ICONS[intent]
  const content = (
    <>
      <Icon aria-hidden />
      <span className={styles.texts}>
        <Text weight={isNew ? 'semibold' : 'regular'} dir="auto">
          {title}
        </Text>
        <Text size={200} dir="auto">
          {detail}
        </Text>
        {at !== null && (
          <Text size={200} className={styles.quiet}>
            {formatDateTime(at)}
          </Text>
        )}
      </span>
    </>
  )
  if (to === null) return <div className={mergeClasses(styles.item, styles[intent])}>{content}</div>
  return (
    <button type="button" className={mergeClasses(styles.item, styles.link, styles[intent])} onClick={() => onOpen(to)}>
      {content}
    </button>
  )
}
