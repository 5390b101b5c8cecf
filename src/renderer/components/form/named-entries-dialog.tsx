import { Field, Input } from '@fluentui/react-components'
import { useRef, useState } from 'react'

interface NameInPlaceProps {
  readonly name: string
  /** Why a name cannot be given; null when it can. */
  readonly problemOf: (typed: string) => string | null
  /** Gives the name. @returns why it was refused; null when it is given */
  readonly onRename: (name: string) => Promise<string | null>
}

/**
 * The name of something saved, changed in place: taken over by Enter or on leaving, given back when it cannot be taken. Where it is refused, what was typed
 * stays with the reason, for another Enter.
 */
export const NameInPlace = ({ name, problemOf, onRename }: NameInPlaceProps) => {
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState(name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isPending = useRef(false)
  // Renamed here, or in another window; what is being typed stays.
  if (name !== known) {
    setKnown(name)
    if (typed === known || typed.trim() === name) setTyped(name)
  }
  const problem = problemOf(typed)

  const take = async (): Promise<void> => {
    if (problem !== null) return setTyped(name)
    if (typed.trim() === name || isPending.current) return
    isPending.current = true
    const refused = await onRename(typed.trim())
    isPending.current = false
    setRefusal(refused === null ? null : `The name was not changed. ${refused}`)
  }
  const message = problem ?? refusal
  return (
    <Field validationMessage={message}>
      <Input
        aria-label={`Name of ${name}`}
        value={typed}
        onChange={(_, data) => {
          setTyped(data.value)
          setRefusal(null)
        }}
        onBlur={() => refusal === null && void take()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void take()
        }}
      />
    </Field>
  )
}
