import { Button, Tooltip } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { updateSentence } from './update-texts.ts'

interface UpdateButtonProps {
  readonly status: UpdateStatus | undefined
  readonly onOpen: () => void
}

/** In the header, once an update can be installed. Everything before that happens quietly. */
export const UpdateButton = ({ status, onOpen }: UpdateButtonProps) => (
  <div role="status">
    {status?.state === 'ready' && (
      <Tooltip content={updateSentence(status)} relationship="description">
        <Button appearance="subtle" size="small" icon={<ArrowSyncRegular />} onClick={onOpen}>
          Update ready
        </Button>
      </Tooltip>
    )}
  </div>
)
