import { Button, makeStyles, mergeClasses, Subtitle1, tokens } from '@fluentui/react-components'
import { DismissRegular, OpenRegular } from '@fluentui/react-icons'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { COMPACT_WINDOW } from '../compact-window.ts'
import { listenForKeys } from '../shortcuts/composition.ts'

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    width: '40ch',
    flexShrink: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThin,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  title: { flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    // Four or five actions do not fit one row: two by two, and a fifth as wide as both.
    ':has(> :nth-child(4):last-child)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    ':has(> :nth-child(5):last-child)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& > :nth-child(5):last-child': { gridColumn: '1 / -1', maxWidth: 'none' },
  },
  narrow: { '@media (max-width: 1100px)': { width: '32ch' } },
  // In place of the list, on the whole screen below the header.
  compact: { [COMPACT_WINDOW]: { position: 'absolute', inset: 0, width: 'auto', zIndex: 50, borderInlineStartWidth: 0 } },
})

export interface PeekPanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly onOpen?: (() => void) | undefined
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A look at one record beside its list. It does not take the focus, so the arrows go on moving through the list; Escape closes it from inside too. */
export const PeekPanel = ({ title, onClose, onOpen, actions, children }: PeekPanelProps) => {
  const styles = useStyles()
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    return panel.current === null ? undefined : listenForKeys(panel.current, closeOnEscape)
  }, [onClose])

  return (
    <aside aria-label={`Details of ${title}`} className={mergeClasses(styles.panel, styles.narrow, styles.compact)} ref={panel} {...useSecondPress(onOpen)}>
      <div className={styles.head}>
        <Subtitle1 as="h2" dir="auto" className={styles.title}>
          {title}
        </Subtitle1>
        {onOpen !== undefined && <Button appearance="subtle" icon={<OpenRegular />} aria-label={`Open ${title}`} title="Open (Enter)" onClick={onOpen} />}
        <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close the details" title="Close (Esc)" onClick={onClose} />
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children}
    </aside>
  )
}

/** For a double click on a row whose first press brought the panel under the pointer: the second one is meant for the row, and opens it. */
const useSecondPress = (onOpen: (() => void) | undefined) => {
  const wasPressed = useRef(false)
  const isForRow = (event: MouseEvent): boolean => {
    if (event.detail < 2 || wasPressed.current) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    onMouseDownCapture: (event: MouseEvent): void => {
      if (!isForRow(event)) wasPressed.current = true
    },
    onClickCapture: (event: MouseEvent): void => {
      if (isForRow(event)) onOpen?.()
    },
  }
}
