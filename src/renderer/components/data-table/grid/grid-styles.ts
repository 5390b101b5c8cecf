import { makeStyles, tokens } from '@fluentui/react-components'
import { HEADER_HEIGHT } from './metrics.ts'

/** The custom property with the colour of the links in a row, where it is not the usual one. */
export const LINK_COLOUR = '--grid-link'

/**
 * Cells are plain elements: a Fluent TableCell costs several hooks a cell, and 600 of them a keystroke. These classes give them Fluent's look by its tokens.
 * Widths come from `--grid-columns`, set once on the grid, so that dragging a column's edge renders nothing.
 */
export const useGridStyles = makeStyles({
  scroller: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    position: 'relative',
    containerType: 'inline-size',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    // Focusing a cell scrolls it into sight, clear of the header and the fixed columns.
    scrollPaddingTop: 'var(--grid-head)',
    scrollPaddingBottom: 'var(--grid-foot)',
    scrollPaddingLeft: 'var(--grid-fixed)',
    scrollPaddingRight: 'var(--grid-end)',
  },
  canvas: { position: 'relative', minWidth: 'var(--grid-width)' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'var(--grid-columns)',
    alignItems: 'stretch',
    minWidth: 'var(--grid-width)',
    boxSizing: 'border-box',
  },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    minWidth: 'var(--grid-width)',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  headerLine: {
    height: `${HEADER_HEIGHT}px`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'inherit',
  },
  summary: {
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
  },
  summaryCell: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '100%',
    // Keeps to the width in sight while the row is wider.
    position: 'sticky',
    left: 0,
    width: 'min(100cqw, 100%)',
    paddingInline: tokens.spacingHorizontalS,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  totals: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    minWidth: 'var(--grid-width)',
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  // A sum may be wider than its column; what is beside it is mostly empty.
  totalsCell: { overflow: 'visible', whiteSpace: 'pre', lineHeight: '18px', alignContent: 'center' },
  totalsLine: {
    height: 'var(--grid-foot)',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: 'inherit',
  },
  row: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    contain: 'layout style',
    // Not the hover background of texts: in high contrast that is a signal colour on which links and badges cannot be read. The outline shows there only.
    ':hover': { backgroundColor: tokens.colorNeutralBackground3, outline: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStrokeInteractive}` },
    outlineOffset: `calc(${tokens.strokeWidthThin} * -1)`,
  },
  clickable: { cursor: 'default' },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  peeked: {
    // On a dark page the usual colour of a link is too dim on it.
    [LINK_COLOUR]: tokens.colorBrandForeground2Hover,
    backgroundColor: tokens.colorBrandBackground2Hover,
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorTransparentStrokeInteractive}`,
    outlineOffset: `calc(${tokens.strokeWidthThick} * -1)`,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, outline: `${tokens.strokeWidthThick} solid ${tokens.colorTransparentStrokeInteractive}` },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  rowLine: {
    height: 'var(--grid-row)',
    // For the cells that stay in sight over the others.
    backgroundColor: 'inherit',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  cell: {
    display: 'block',
    boxSizing: 'border-box',
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalS,
    paddingRight: tokens.spacingHorizontalS,
    lineHeight: 'calc(var(--grid-row) - 1px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    ':focus': { outlineStyle: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  end: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  tabular: { fontVariantNumeric: 'tabular-nums' },
  drawn: { display: 'flex', alignItems: 'center', lineHeight: tokens.lineHeightBase300 },
  drawnEnd: { justifyContent: 'flex-end' },
  // Two lines of text in the 35 pixels of a row; one of compact rows has room for one.
  lines: { display: 'flex', flexDirection: 'column', justifyContent: 'center', lineHeight: '17px' },
  // The remark follows its text, in whatever direction that is written.
  sideBySide: { direction: 'ltr', flexDirection: 'row', justifyContent: 'flex-start', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
  // Tails and signs reach beyond a line of this height: only its end is cut. In a compact row the second one gives way to it.
  firstLine: { flexShrink: 0, maxWidth: '100%', overflowX: 'clip', overflowY: 'visible', textOverflow: 'ellipsis' },
  secondLine: {
    // Of its own direction, whatever the line above it is written in.
    unicodeBidi: 'plaintext',
    overflowX: 'clip',
    overflowY: 'visible',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // The lighter of the two: the other one is too dark to be read on a dark page.
  urgent: { color: tokens.colorStatusDangerForeground3 },
  soon: { color: tokens.colorStatusWarningForeground3 },
  narrow: { paddingLeft: tokens.spacingHorizontalXXS, paddingRight: tokens.spacingHorizontalXXS, fontSize: tokens.fontSizeBase200 },
  control: { padding: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' },
  fixed: { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
  lastFixed: { borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  // Figures at the right edge of the last column keep clear of the actions.
  beforeActions: { paddingRight: tokens.spacingHorizontalL },
  actions: {
    gridColumn: '-2 / -1',
    position: 'sticky',
    right: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  checkbox: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '16px',
    height: '16px',
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  disabled: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeDisabled}` },
  checked: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandBackground}`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  iconButton: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    maxHeight: 'calc(var(--grid-row) - 3px)',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
  },
  badge: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: '20px',
    paddingLeft: tokens.spacingHorizontalSNudge,
    paddingRight: tokens.spacingHorizontalSNudge,
    border: `${tokens.strokeWidthThin} solid transparent`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '18px',
    verticalAlign: 'middle',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  toned: { borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralBackground1}` },
  neutral: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  expanded: {
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // The content keeps to the width in sight while the row is wider.
    position: 'sticky',
    left: 0,
    width: 'min(100cqw, 100%)',
  },
})

export type GridStyles = ReturnType<typeof useGridStyles>
