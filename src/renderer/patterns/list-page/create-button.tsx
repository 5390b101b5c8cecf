import { AddRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
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
  return (
    <ActionButton appearance={appearance} icon={icon ?? <AddRegular />} reason={denied ?? gate.reason} onClick={() => void navigate(to, { state })}>
      {label}
    </ActionButton>
  )
}
