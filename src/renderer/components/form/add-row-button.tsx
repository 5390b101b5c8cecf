import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { keepFocus } from '../keep-focus.ts'

export interface AddRowButtonProps {
  readonly className?: string
  readonly onAdd: () => void
  readonly children: string
}

/** Adds a row to a form, below its rows. */
export const AddRowButton = ({ className, onAdd, children }: AddRowButtonProps) => (
  <Button {...(className === undefined ? {} : { className })} icon={<AddRegular />} onMouseDown={keepFocus} onClick={onAdd}>
    {children}
  </Button>
)
