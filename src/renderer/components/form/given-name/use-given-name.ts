import { type SyntheticEvent, useState } from 'react'

interface GivenNameProps {
  /** Why the name cannot be given; null when it can. */
  readonly problemOf: (name: string) => string | null
  /** Saves under the name. @returns why it was refused; null when it is saved */
  readonly save: (name: string) => Promise<string | null>
  readonly onSaved: (name: string) => void
}

interface GivenName {
  readonly name: string
  readonly setName: (name: string) => void
  /** What is wrong with the name, once it was tried. */
  readonly problem: string | null
  /** Why what has the name was not saved. */
  readonly refusal: string | null
  readonly isPending: boolean
  readonly submit: (event: SyntheticEvent) => void
}

/** The name in a dialog that saves something under it. Where that is refused, the dialog stays open with what was typed. */
export const useGivenName = ({ problemOf, save, onSaved }: GivenNameProps): GivenName => {
  const [name, setName] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = problemOf(name)

  const keep = async (): Promise<void> => {
    setRefusal(null)
    setPending(true)
    const refused = await save(name)
    setPending(false)
    setRefusal(refused)
    if (refused === null) onSaved(name.trim())
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    // Another form may be around the dialog.
    event.stopPropagation()
    setTried(true)
    if (problem === null && !isPending) void keep()
  }
  return { name, setName, problem: wasTried && !isPending ? problem : null, refusal, isPending, submit }
}
