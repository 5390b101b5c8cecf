import { Field, type FieldProps } from '@fluentui/react-components'
import { type ReactNode, useCallback, useState } from 'react'
import { REMOVED } from './clean-fields.ts'

export interface CleanedFieldProps extends Omit<FieldProps, 'hint'> {
  readonly hint?: ReactNode
}

/**
 * A text field with its label. Below it is said what was removed from the text because nobody sees it, until it is
 * edited again.
 */
export const CleanedField = ({ hint, ...props }: CleanedFieldProps) => {
  const [removed, setRemoved] = useState<string | null>(null)
  const listen = useCallback((root: HTMLDivElement | null) => {
    const take = (event: Event): void => {
      event.preventDefault()
      setRemoved((event as CustomEvent<string | null>).detail)
    }
    root?.addEventListener(REMOVED, take)
    return () => root?.removeEventListener(REMOVED, take)
  }, [])
  const note = removed === null ? null : <div role="status">{removed}</div>
  const children = (
    <>
      {hint}
      {note}
    </>
  )
  return <Field {...props} ref={listen} hint={note === null && (hint === undefined || hint === null) ? null : { children }} />
}
