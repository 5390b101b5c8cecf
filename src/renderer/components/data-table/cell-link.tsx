import { makeStyles, tokens } from '@fluentui/react-components'
import type { MouseEvent, ReactElement, ReactNode } from 'react'

const useStyles = makeStyles({
  link: {
    flexShrink: 0,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed', textDecorationLine: 'none' },
  },
})

interface CellLinkProps {
  readonly label: string
  readonly title?: string
  /** Still reachable, so that its title can say why. */
  readonly disabled?: boolean
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
  readonly children: ReactNode
}

/** An action in a cell that reads as a link, in Fluent's look and without its cost a row. */
export function CellLink({ label, title, disabled = false, onClick, children }: CellLinkProps): ReactElement {
  const styles = useStyles()
  return (
    <button type="button" className={styles.link} aria-label={label} title={title} aria-disabled={disabled} onClick={(event) => !disabled && onClick(event)}>
      {children}
    </button>
  )
}
