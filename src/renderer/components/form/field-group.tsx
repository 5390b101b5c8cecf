import { Label, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DiamondDismiss12Filled } from '@fluentui/react-icons'
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { fieldId } from './field-id.ts'
import { NotOfferedField, useIsLeftOut } from './not-offered.tsx'

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column' },
  label: { paddingBlock: tokens.spacingVerticalXXS, marginBottom: tokens.spacingVerticalXXS },
  message: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  error: { color: tokens.colorStatusDangerForeground1 },
})

interface FieldGroupProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onBlur' | 'onDrop' | 'onDragOver' | 'onDragEnter' | 'onDragLeave' | 'onPaste'> {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly hint?: string | undefined
  /** What is wrong, undefined while nothing is. */
  readonly error: string | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/**
 * A field of several controls, with one label and one message as Fluent's `Field` draws them. `Field` itself would give its own label and id
 * to each control inside.
 */
export const FieldGroup = ({ name, label, required = false, hint, error, className, children, ...handlers }: FieldGroupProps) => {
  const styles = useStyles()
  const id = useId()
  if (useIsLeftOut(name, label, required)) return <NotOfferedField label={label} />
  const described = [error === undefined ? [] : [`${id}-error`], hint === undefined ? [] : [`${id}-hint`]].flat().join(' ')
  return (
    <div className={styles.group}>
      <Label id={`${id}-label`} className={styles.label} required={required}>
        {label}
      </Label>
      <div
        id={fieldId(name)}
        role="group"
        aria-labelledby={`${id}-label`}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        className={className}
        {...handlers}
      >
        {children}
      </div>
      {error !== undefined && (
        <div id={`${id}-error`} role="alert" className={mergeClasses(styles.message, styles.error)}>
          <DiamondDismiss12Filled aria-hidden />
          {error}
        </div>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.message}>
          {hint}
        </div>
      )}
    </div>
  )
}
