import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { ActionButton, RemedyButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { MessagePreview } from '#components/message/message-preview.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import { useObstacle } from '#data/session/use-obstacle.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { filledText } from '#shared/domain/content/campaign.ts'
import { MASTER_PLACEHOLDERS, templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { NOBODY_REACHABLE } from '../messages.ts'
import { useCampaignRunActions } from '../run/use-campaign-run.ts'
import type { SelectedRecipients } from './audience-site.ts'

const useStyles = makeStyles({ content: { maxHeight: '65vh', overflowY: 'auto' } })

interface SendDialogProps {
  readonly campaign: Omit<CampaignOrder, 'key' | 'recipients'>
  readonly selected: SelectedRecipients
  readonly onBegun: (key: string) => void
  readonly onClose: () => void
}

/** Shows how many sites get a campaign and what they get, and sends it, under a key of its own so that a double click sends once. */
export const SendDialog = ({ campaign, selected, onBegun, onClose }: SendDialogProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const { start } = useCampaignRunActions()
  const [key] = useState(() => crypto.randomUUID())
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const { recipients, unreachable } = selected
  const [first] = recipients
  const count = sites(recipients.length)
  const refusal = gate.reason ?? (first === undefined ? NOBODY_REACHABLE : null)

  const remedy = useObstacle({
    failure: problem,
    release: () => bridge.campaigns.release(),
    onAnswer: (message, isOver) => setProblem((before) => before && { ...before, message, ...(isOver ? { details: {} } : {}) }),
  })
  const send = async (): Promise<void> => {
    if (isStarting || refusal !== null) return
    setStarting(true)
    setProblem(null)
    const failed = await start({ ...campaign, key, recipients: [...recipients] })
    if (failed === null) onBegun(key)
    else {
      setProblem(failed)
      setStarting(false)
    }
  }
  return (
    <Dialog
      title={`Send to ${count}?`}
      onClose={isStarting ? null : onClose}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose} disabled={isStarting}>
            Cancel
          </Button>
          <ActionButton appearance="primary" reason={refusal} isPending={isStarting} onClick={() => void send()}>
            Send to {count}
          </ActionButton>
        </>
      }
    >
      {problem !== null && (
        <Notice intent="error" isAlert actions={remedy !== null && <RemedyButton remedy={remedy} />}>
          {problem.message}
        </Notice>
      )}
      <Text>
        {count} get{recipients.length === 1 ? 's' : ''} the {templateTypeLabel(campaign.channel)} message {campaign.template}.
      </Text>
      {unreachable > 0 && (
        <Notice intent="warning">
          {sites(unreachable)} {unreachable === 1 ? 'is' : 'are'} left out: no {campaign.channel === 'EMAIL' ? 'email address' : 'usable contact number'}.
        </Notice>
      )}
      {first !== undefined && (
        <>
          <Text size={200} className={layout.quiet}>
            As {first.companyName || first.fqdn} gets it; what is marked is filled in on sending.
          </Text>
          <MessagePreview
            type={campaign.channel}
            subject={filledText(campaign.subject, first)}
            text={filledText(campaign.content, first)}
            placeholders={MASTER_PLACEHOLDERS}
            imageUrl={campaign.imageUrl}
          />
        </>
      )}
    </Dialog>
  )
}

const sites = (count: number): string => (count === 1 ? '1 site' : `${formatCount(count)} sites`)
