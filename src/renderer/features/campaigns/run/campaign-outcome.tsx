import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, type FluentIcon, PeopleTeamRegular, SendClockRegular, WarningFilled } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { Notice } from '#components/notice.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useCampaignRun } from '#data/campaigns/campaign-run.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { runAddress } from '../composed-campaign.ts'
import { campaignQueued } from '../messages.ts'
import { useCampaignRunActions } from './use-campaign-run.ts'

const RecipientList = lazyPart(async () => (await import('./recipient-list.tsx')).RecipientList)

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    flexShrink: 0,
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
  },
  icon: { fontSize: tokens.fontSizeHero1000 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  stopped: { color: tokens.colorStatusWarningForeground1 },
  working: { color: tokens.colorBrandForeground1 },
  title: { margin: 0, maxWidth: '60ch', textWrap: 'balance' },
  quiet: { color: tokens.colorNeutralForeground2, maxWidth: '60ch' },
  progress: { width: 'min(60ch, 100%)' },
  notice: { maxWidth: '72ch', textAlign: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
})

/** The outcome of a campaign, in place of the audience, until the user has seen it and dismissed it. */
export const CampaignOutcome = ({ run }: { readonly run: CampaignRun }) => {
  const styles = useStyles()
  const [showsRecipients, setShowsRecipients] = useState(false)
  const recipients = showsRecipients ? null : (
    <Button appearance="subtle" icon={<PeopleTeamRegular />} onClick={() => setShowsRecipients(true)}>
      Outcome of each recipient
    </Button>
  )
  const Shown = run.state === 'queueing' ? Queueing : run.state === 'stopped' ? Stopped : Queued
  return (
    <div className={styles.page}>
      <Shown run={run} recipients={recipients} />
      {showsRecipients && <RecipientList of={{ key: run.key }} step={`${run.queued} ${run.uncertain} ${run.state}`} />}
    </div>
  )
}

interface ShownProps {
  readonly run: CampaignRun
  /** The button that shows the recipients, below what is done next. */
  readonly recipients: ReactNode
}

const Queueing = ({ run, recipients }: ShownProps) => {
  const styles = useStyles()
  const { stop } = useCampaignRunActions()
  const { queued, uncertain, total } = run
  return (
    <Outcome icon={SendClockRegular} tone="working" title={`Queueing messages: ${queued} of ${total}`}>
      <ProgressBar className={styles.progress} value={queued + uncertain} max={total} aria-label="Messages queued" />
      <Text className={styles.quiet}>It goes on when you open another screen.</Text>
      <Button onClick={() => stop(run)}>Stop</Button>
      {recipients}
    </Outcome>
  )
}

const Stopped = ({ run, recipients }: ShownProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const { resume, dismiss } = useCampaignRunActions()
  const { queued, uncertain, total, message } = run
  const left = total - queued - uncertain
  return (
    <Outcome icon={WarningFilled} tone="stopped" title={`${queued} of ${total} messages have been queued`}>
      {message !== null && (
        <Text role="alert" className={styles.quiet}>
          {readableServerMessage(message)}
        </Text>
      )}
      <Uncertain run={run} />
      <div className={styles.buttons}>
        <ConfirmPopover
          question="Sure to leave the rest?"
          detail={left === 1 ? '1 site does not get this message.' : `${left} sites do not get this message.`}
          confirmLabel="Leave the rest"
          onConfirm={() => void dismiss(run)}
        >
          <Button>Leave the rest</Button>
        </ConfirmPopover>
        <ActionButton appearance="primary" reason={gate.reason} onClick={() => resume(run)}>
          {left === 1 ? 'Queue the remaining message' : `Queue the remaining ${left} messages`}
        </ActionButton>
      </div>
      {recipients}
    </Outcome>
  )
}

const Queued = ({ run, recipients }: ShownProps) => {
  const { dismiss } = useCampaignRunActions()
  return (
    <Outcome icon={CheckmarkCircleFilled} tone="done" title={campaignQueued(run.queued)}>
      <Uncertain run={run} />
      <Button appearance="primary" onClick={() => void dismiss(run)}>
        Ok
      </Button>
      {recipients}
    </Outcome>
  )
}

const Uncertain = ({ run: { uncertain } }: { readonly run: CampaignRun }) => {
  const styles = useStyles()
  if (uncertain === 0) return null
  return (
    <Notice intent="warning" className={styles.notice}>
      No answer came for {uncertain === 1 ? '1 message' : `${uncertain} messages`}: perhaps queued, perhaps not. They are not sent again, so that nobody gets
      them twice.
    </Notice>
  )
}

interface OutcomeProps {
  readonly icon: FluentIcon
  readonly tone: 'done' | 'stopped' | 'working'
  readonly title: string
  readonly children: ReactNode
}

const Outcome = ({ icon: Icon, tone, title, children }: OutcomeProps) => {
  const styles = useStyles()
  return (
    <section aria-label="Outcome of the campaign" className={styles.screen}>
      <Icon className={mergeClasses(styles.icon, styles[tone])} aria-hidden />
      <Text as="h2" size={500} weight="semibold" align="center" className={styles.title}>
        {title}
      </Text>
      {children}
    </section>
  )
}

/** Says on the campaign screens that a campaign is being queued, or was stopped, and leads to it. Nothing otherwise. */
export const CampaignRunNotice = () => {
  const { run } = useCampaignRun()
  if (run === undefined || run === null || run.state === 'done') return null
  const { state, queued, total, template, channel, key } = run
  return (
    <Notice intent={state === 'stopped' ? 'warning' : 'info'} actions={<LinkButton to={runAddress(channel, key)}>Show it</LinkButton>}>
      {state === 'stopped' ? `The campaign ${template} was stopped` : `The campaign ${template} is being queued`}: {queued} of {total} messages.
    </Notice>
  )
}
