import { Button, Input, makeStaticStyles, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { COMPACT_WINDOW } from '#components/compact-window.ts'
import { onKeys } from '#components/shortcuts/composition.ts'
import { formatCount } from '#shared/domain/text.ts'
import { MOST_MATCHES } from './find-matches.ts'
import { useFind } from './use-find.ts'

// Yellow and orange on black text in every theme, as in browsers; in forced colours the system's own.
const useHighlightStyles = makeStaticStyles(`
  ::highlight(found) { background-color: #ffe066; color: #000000; }
  ::highlight(found-active) { background-color: #ff9632; color: #000000; }
  [data-found="active"] { outline: 3px solid #ff9632; outline-offset: 1px; }
  @media (forced-colors: active) {
    ::highlight(found) { background-color: Mark; color: MarkText; }
    ::highlight(found-active) { background-color: Highlight; color: HighlightText; }
  }
`)

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalXXL,
    top: '52px',
    zIndex: 1000,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media print': { display: 'none' },
    [COMPACT_WINDOW]: { insetInlineStart: tokens.spacingHorizontalS, insetInlineEnd: tokens.spacingHorizontalS },
  },
  field: { [COMPACT_WINDOW]: { flexShrink: 1, flexGrow: 1, minWidth: 0, '& input': { minWidth: 0, width: '100%' } } },
  count: { minWidth: '88px', textAlign: 'center', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})

const countText = (text: string, active: number, count: number): string => {
  if (text.trim() === '') return ''
  if (count === 0) return 'Not found'
  return `${formatCount(active + 1)} of ${formatCount(count)}${count === MOST_MATCHES ? '+' : ''}`
}

export interface FindBarProps {
  /** Changes with each press of Ctrl+F, which leads back into the field. */
  readonly opened: number
  /** What was typed before the field could have the keys. */
  readonly takeTyped: () => string
  readonly onClose: () => void
}

/** Finds a text on the open screen: Enter and Shift+Enter go through the places, Escape closes. */
export const FindBar = ({ opened, takeTyped, onClose }: FindBarProps) => {
  useHighlightStyles()
  const styles = useStyles()
  const bar = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { text, type, active, count, move } = useFind(bar)
  useLayoutEffect(() => {
    if (opened > 0) field.current?.select()
  }, [opened])
  useLayoutEffect(() => {
    const ahead = takeTyped()
    if (ahead !== '') type(ahead)
  }, [takeTyped, type])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === 'F3') move(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isNothing = count === 0
  return (
    <search ref={bar} aria-label="Find on this screen" className={styles.bar}>
      <Input
        className={styles.field}
        input={{ ref: field }}
        aria-label="Find on this screen"
        placeholder="Find on this screen"
        value={text}
        onChange={(_, { value }) => type(value)}
        onKeyDown={onKeys(onKeyDown)}
      />
      <Text role="status" size={200} className={styles.count}>
        {countText(text, active, count)}
      </Text>
      <Tooltip content="Previous (Shift+Enter)" relationship="label">
        <Button appearance="subtle" icon={<ChevronUpRegular />} disabledFocusable={isNothing} onClick={() => move(-1)} />
      </Tooltip>
      <Tooltip content="Next (Enter)" relationship="label">
        <Button appearance="subtle" icon={<ChevronDownRegular />} disabledFocusable={isNothing} onClick={() => move(1)} />
      </Tooltip>
      <Tooltip content="Close (Esc)" relationship="label">
        <Button appearance="subtle" icon={<DismissRegular />} onClick={onClose} />
      </Tooltip>
    </search>
  )
}
