import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'

interface NameInPlaceProps {
  readonly name: string
  /** Why a name cannot be given; null when it can. */
  readonly problemOf: (typed: string) => string | null
  readonly onRename: (name: string) => void
}

/** The name of something saved, changed in place: taken over by Enter or on leaving, given back when it cannot be taken. */
export const NameInPlace = ({ name, problemOf, onRename }: NameInPlaceProps) => {
  const [typed, setTyped] = useState(name)
  const problem = problemOf(typed)

  const take = (): void => {
    if (problem !== null) setTyped(name)
    else if (typed.trim() !== name) onRename(typed.trim())
  }
  return (
    <Field {...(problem === null ? {} : { validationMessage: problem })}>
      <Input
        aria-label={`Name of ${name}`}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
    </Field>
  )
}
