import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { LINK_COLOUR } from './grid/grid-styles.ts'

const useLinkStyles = makeStyles({
  link: {
    flexShrink: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: `var(${LINK_COLOUR}, ${tokens.colorBrandForegroundLink})`,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    '& > svg': { display: 'block' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed', textDecorationLine: 'none' },
  },
})

interface CellLinkProps {
  readonly label: string
  readonly title?: string
  /** Why it does nothing now, in place of the title; null when it works. It stays reachable. */
  readonly refusal?: string | null | undefined
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
  readonly children: ReactNode
}

/** An action in a cell that reads as a link, in Fluent's look and without its cost a row. */
export function CellLink({ label, title, refusal = null, onClick, children }: CellLinkProps): ReactElement {
  const styles = useLinkStyles()
  const disabled = refusal !== null
  return (
    <button
      type="button"
      dir="auto"
      className={styles.link}
      aria-label={label}
      title={refusal ?? title}
      aria-disabled={disabled}
      onClick={(event) => !disabled && onClick(event)}
    >
      {children}
    </button>
  )
}

const useSwitchStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed', color: tokens.colorNeutralForegroundDisabled },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusMedium },
  },
  track: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: '32px',
    height: '16px',
    padding: '2px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  on: {
    justifyContent: 'flex-end',
    border: `${tokens.strokeWidthThin} solid transparent`,
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  disabled: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeDisabled}` },
  disabledOn: { border: `${tokens.strokeWidthThin} solid transparent`, backgroundColor: tokens.colorNeutralBackgroundDisabled },
  thumb: {
    width: '10px',
    height: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStrokeAccessible,
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
  },
  thumbOn: { backgroundColor: tokens.colorNeutralForegroundOnBrand },
  thumbDisabled: { backgroundColor: tokens.colorNeutralForegroundDisabled },
})

interface CellSwitchProps {
  /** What is switched, for screen readers: "App version v2 of aditi.example". */
  readonly label: string
  readonly text?: string
  readonly checked: boolean
  /** Why it is disabled, as its title; null when it is not. */
  readonly refusal?: string | null | undefined
  readonly onChange: (checked: boolean) => void
}

/** A switch in a cell, in Fluent's look. One element tree without state, where Fluent's own would cost more than the rest of its row. */
export function CellSwitch({ label, text, checked, refusal = null, onChange }: CellSwitchProps): ReactElement {
  const styles = useSwitchStyles()
  const disabled = refusal !== null
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      title={refusal ?? undefined}
      disabled={disabled}
      className={styles.root}
      onClick={() => onChange(!checked)}
    >
      <span
        className={mergeClasses(
          styles.track,
          checked ? styles.on : undefined,
          disabled ? styles.disabled : undefined,
          disabled && checked ? styles.disabledOn : undefined,
        )}
      >
        <span className={mergeClasses(styles.thumb, checked ? styles.thumbOn : undefined, disabled ? styles.thumbDisabled : undefined)} />
      </span>
      {text}
    </button>
  )
}
