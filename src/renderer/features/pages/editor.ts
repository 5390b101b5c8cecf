import { useEffect, useMemo, useRef, useState } from 'react'

/** What both editors of a page's content take. */
export interface EditorProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly label: string
  readonly disabled: boolean
  readonly isInvalid: boolean
  readonly className: string
}

/** Tells an editor's own changes from those of others. A form gives every change back as its value, some time later: it must not undo what was typed since. */
export class EchoFilter {
  #told: string[] = []

  add(value: string): void {
    this.#told.push(value)
  }

  /** Whether a value of the form is one that the editor told, so that there is nothing to show. */
  has(value: string): boolean {
    const at = this.#told.lastIndexOf(value)
    // Earlier ones come no more.
    this.#told = at === -1 ? [] : this.#told.slice(at)
    return at !== -1
  }
}

/** Joins a form to an editor that keeps its own text. `show` puts a value into the editor that it did not tell itself. What it gives stays the same. */
export const useEditorValue = ({ value, onChange, onBlur }: EditorProps, show: (value: string) => void) => {
  const [echo] = useState(() => new EchoFilter())
  const latest = useRef({ value, onChange, onBlur, show })
  useEffect(() => {
    latest.current = { value, onChange, onBlur, show }
  })
  useEffect(() => {
    if (!echo.has(value)) latest.current.show(value)
  }, [echo, value])
  return useMemo(
    () => ({
      read: () => latest.current.value,
      tell: (next: string) => {
        echo.add(next)
        latest.current.onChange(next)
      },
      blur: () => latest.current.onBlur(),
    }),
    [echo],
  )
}
