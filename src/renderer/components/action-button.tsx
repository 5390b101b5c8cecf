import { Button, type ButtonProps, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import type { RefCallback } from 'react'
import type { Remedy } from '#shared/remedy.ts'
import { useHeldBack } from './form/not-offered.tsx'

const useStyles = makeStyles({
  destructive: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: tokens.colorNeutralForegroundOnBrand },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, color: tokens.colorNeutralForegroundOnBrand },
  },
  refused: {
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    color: tokens.colorNeutralForegroundDisabled,
    ':hover': { backgroundColor: tokens.colorNeutralBackgroundDisabled, color: tokens.colorNeutralForegroundDisabled },
    ':hover:active': { backgroundColor: tokens.colorNeutralBackgroundDisabled, color: tokens.colorNeutralForegroundDisabled },
  },
})

export type ActionButtonProps = ButtonProps & {
  /**
   * Why it cannot be used now, shown as its tooltip and read out with it; null where it can. It keeps its place and
   * focus.
   */
  readonly reason?: string | null | undefined
  /** It is at work: a spinner takes the place of its icon, and a press does nothing. */
  readonly isPending?: boolean
  /** It cannot be used, and what is on screen says why. */
  readonly isDisabled?: boolean
  /** Confirms something that cannot be undone. */
  readonly isDestructive?: boolean
  readonly ref?: RefCallback<HTMLButtonElement>
  readonly disabled?: never
  readonly disabledFocusable?: never
}

/** A button that shows the reason while it is disabled; of type submit, also why its form cannot be saved. */
export const ActionButton = ({ reason: given = null, isPending = false, isDisabled = false, isDestructive = false, ...props }: ActionButtonProps) => {
  const styles = useStyles()
  const heldBack = useHeldBack()
  const reason = given ?? (props.type === 'submit' ? heldBack : null)
  const isRefused = reason !== null || isPending || isDisabled
  const look = mergeClasses(isDestructive && styles.destructive, isDestructive && isRefused && styles.refused, props.className)
  return (
    <Button
      {...props}
      {...(isDestructive ? { appearance: 'primary' as const } : {})}
      className={look}
      disabledFocusable={isRefused}
      {...(reason === null ? {} : { title: reason })}
      {...(isPending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
    />
  )
}

/** The button of a remedy, beside the refusal's message. */
export const RemedyButton = ({ remedy: { label, isPending, run } }: { readonly remedy: Remedy }) => (
  <ActionButton size="small" isPending={isPending} onClick={run}>
    {label}
  </ActionButton>
)
