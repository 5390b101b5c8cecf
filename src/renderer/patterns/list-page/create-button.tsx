import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWriteGate } from '#data/platform/use-write-gate.ts'

export interface CreateButtonProps {
  /** The address of the form, with what it is given. */
  readonly to: string
  readonly state?: unknown
  readonly label: string
  readonly icon?: ReactElement
  /** Of several beside each other one is the primary one. */
  readonly appearance?: 'primary' | 'secondary'
  /** Why the user may not create one; null or absent where they may. */
  readonly denied?: string | null
}

/** Opens the form for a new row; disabled with the reason where the user may not, or while nothing can be saved. */
export const CreateButton = ({ to, state, label, icon, appearance = 'primary', denied = null }: CreateButtonProps) => {
  const navigate = useNavigate()
  const gate = useWriteGate()
  const reason = denied ?? gate.reason
  return (
    <Button
      appearance={appearance}
      icon={icon ?? <AddRegular />}
      disabledFocusable={reason !== null}
      {...(reason === null ? {} : { title: reason })}
      onClick={() => void navigate(to, { state })}
    >
      {label}
    </Button>
  )
}
