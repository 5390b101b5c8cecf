import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router'
import { useWriteGate } from '#data/platform/use-write-gate.ts'

export interface CreateLinkProps {
  /** The screen with the form. */
  readonly to: string
  /** Of several beside each other one is the primary one. */
  readonly appearance?: 'primary' | 'secondary'
  readonly children: string
}

/** Leads to the form of something new; disabled with the reason while nothing can be written. */
export const CreateLink = ({ to, appearance = 'primary', children }: CreateLinkProps) => {
  const navigate = useNavigate()
  const { reason } = useWriteGate()
  return (
    <Button
      appearance={appearance}
      icon={<AddRegular />}
      disabledFocusable={reason !== null}
      {...(reason === null ? {} : { title: reason })}
      onClick={() => void navigate(to)}
    >
      {children}
    </Button>
  )
}
