import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { nameProblem, type ViewList } from './view-list.ts'

interface ViewNameFieldProps {
  readonly view: SavedView
  readonly views: ViewList
  readonly onRename: (name: string) => void
}

/** The name of a view, changed in place: taken over by Enter or on leaving, given back when it cannot be taken. */
export const ViewNameField = ({ view, views, onRename }: ViewNameFieldProps) => {
  const [name, setName] = useState(view.name)
  const problem = nameProblem(views, name, view.id)

  const take = (): void => {
    if (problem !== null) setName(view.name)
    else if (name.trim() !== view.name) onRename(name)
  }
  return (
    <Field {...(problem === null ? {} : { validationMessage: problem })}>
      <Input
        aria-label={`Name of ${view.name}`}
        value={name}
        onChange={(_, data) => setName(data.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
    </Field>
  )
}
