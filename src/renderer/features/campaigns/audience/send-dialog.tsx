import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ActionButton, RemedyButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { MessagePreview } from '#components/message/message-preview.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useObstacle } from '#data/session/use-obstacle.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { filledText } from '#shared/domain/content/campaign.ts'
import { MASTER_PLACEHOLDERS, templateTypeLabel } from '#shared/domain/content/template.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { NO_TEST_EMAIL, NOBODY_REACHABLE } from '../messages.ts'
import { useCampaignRunActions } from '../run/use-campaign-run.ts'
import { AudienceExport } from './audience-export.tsx'
import type { AudienceSite } from './audience-site.ts'
import { ExclusionFields } from './exclusion-fields.tsx'
import { type ExclusionRules, planAudience } from './exclusions.ts'
import { TestMessage } from './test-message.tsx'

const useStyles = makeStyles({
  // It scrolls; nothing in it gets lower than its text.
  content: { maxHeight: '65vh', overflowY: 'auto', '& > *': { flexShrink: 0 } },
})

interface SendDialogProps {
  readonly campaign: Omit<CampaignOrder, 'key' | 'recipients'>
  /** As they were selected when Send was pressed. */
  readonly selected: readonly AudienceSite[]
  readonly onBegun: (key: string) => void
  readonly onClose: () => void
}

const NO_RULES: ExclusionRules = { messagedWithin: 0, inactive: true, unfilled: false }
const NOBODY: Readonly<Record<string, number>> = {}

/** Shows who gets a campaign, who is left out and why, and what they get; sends it under a key of its own, so that a double click sends once. */
export const SendDialog = ({ campaign, selected, onBegun, onClose }: SendDialogProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const { start } = useCampaignRunActions()
  const [key] = useState(() => crypto.randomUUID())
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [rules, setRules] = useState(NO_RULES)
  const [now] = useState(nowInSeconds)
  const { channel, subject, content } = campaign
  const { data: lastMessages = NOBODY } = useQuery({
    queryKey: ['campaign-messaged', channel],
    queryFn: async () => unwrap(await bridge.campaigns.messaged({ channel })),
    refetchOnMount: 'always',
    retry: false,
  })
  const text = channel === 'EMAIL' ? `${subject}\n${content}` : content
  const plan = useMemo(() => planAudience(selected, { channel, text, rules, lastMessages, now }), [selected, channel, text, rules, lastMessages, now])
  const { recipients } = plan
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
      title={`Campaign to ${count}`}
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
        {count} get{recipients.length === 1 ? 's' : ''} the {templateTypeLabel(channel)} message {campaign.template}.
      </Text>
      <ExclusionFields channel={channel} plan={plan} rules={rules} isDisabled={isStarting} onChange={setRules} />
      <div className={layout.wrap}>
        <AudienceExport template={campaign.template} channel={channel} plan={plan} />
      </div>
      {first !== undefined && (
        <>
          <Text size={200} className={layout.quiet}>
            Preview for {first.companyName || first.fqdn}. Highlighted placeholders are filled in when the message is sent.
          </Text>
          <MessagePreview
            type={channel}
            subject={filledText(subject, first)}
            text={filledText(content, first)}
            placeholders={MASTER_PLACEHOLDERS}
            imageUrl={campaign.imageUrl}
          />
          {channel === 'EMAIL' ? <Text>{NO_TEST_EMAIL}</Text> : <TestMessage text={filledText(content, first)} imageUrl={campaign.imageUrl} />}
        </>
      )}
    </Dialog>
  )
}

const sites = (count: number): string => (count === 1 ? '1 site' : `${formatCount(count)} sites`)
