import { makeStyles, tokens } from '@fluentui/react-components'

/** The classes that many files need. One more of its own is added by `mergeClasses(layout.stack, styles.mine)`, which also overrides. */
export const useLayoutStyles = makeStyles({
  // One below the other; the gap is the letter.
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  stackS: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  stackL: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  /** A list without bullets, one below the other. */
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0 },
  // Beside each other.
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  wrap: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  /** Takes the room that is left, in a row. */
  grow: { flexGrow: 1, minWidth: 0 },
  /** Takes the room that is left, in a column; what is inside scrolls. */
  fill: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroll: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  atStart: { alignSelf: 'flex-start' },
  noMargin: { margin: 0 },
  /** An input in a narrow column: browsers give it 20 characters otherwise. */
  wide: { width: '100%', minWidth: 0 },
  // Text.
  muted: { color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground2 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  /** Breaks long words, such as domains and addresses. */
  breaks: { overflowWrap: 'anywhere' },
  noWrap: { whiteSpace: 'nowrap' },
  /** Digits of one width, for amounts and dates. */
  numbers: { fontVariantNumeric: 'tabular-nums' },
})

/** A table row in colours of its own, which it keeps below the pointer: Fluent would paint it like any other row. */
export const rowTone = (backgroundColor: string, color: string) => {
  const tone = { backgroundColor, color }
  return { ...tone, ':hover': tone, ':active': tone }
}
