import { Field, type FieldProps } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { REMOVED } from './clean-fields.ts'

export interface CleanedFieldProps extends Omit<FieldProps, 'hint'> {
  readonly hint?: ReactNode
}

/** A text field with its label. Below it is said what was removed from the text because nobody sees it, until it is edited again. */
export const CleanedField = ({ hint, ...props }: CleanedFieldProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  useEffect(() => {
    const field = root.current
    const take = (event: Event): void => {
      event.preventDefault()
      setRemoved((event as CustomEvent<string | null>).detail)
    }
    field?.addEventListener(REMOVED, take)
    return () => field?.removeEventListener(REMOVED, take)
  }, [])
  const hasHint = hint !== undefined && hint !== null
  return (
    <Field
      {...props}
      ref={root}
      hint={
        removed === null && !hasHint
          ? null
          : {
              children: (
                <>
                  {hint}
                  {removed !== null && <div role="status">{removed}</div>}
                </>
              ),
            }
      }
    />
  )
}
