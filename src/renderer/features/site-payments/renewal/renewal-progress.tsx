import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, CircleRegular, ErrorCircleFilled } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { MoneyState } from '#components/money/money-state.tsx'
import { Notice } from '#components/notice.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { BOOKING_NOT_READ, RENEW, RENEWED, SEND_FAILED, SEND_NOT_CONFIRMED } from '../messages.ts'
import type { RenewalOrder } from './renewal-order.ts'
import { type StageId, useRenewal } from './use-renewal.ts'

const useStyles = makeStyles({
  icon: { flexShrink: 0, fontSize: tokens.fontSizeBase500 },
  done: { color: tokens.colorStatusSuccessForeground3 },
  stopped: { color: tokens.colorStatusDangerForeground3 },
  steps: { outlineStyle: 'none' },
  stage: { minHeight: tokens.lineHeightBase500 },
  // There before it says anything, so that a screen reader says what comes.
  outcome: { ':empty': { marginTop: `calc(-1 * ${tokens.spacingVerticalM})` } },
})

const TITLES: Readonly<Record<StageId, string>> = {
  services: 'Dates of the services',
  payment: 'Payment',
  'transaction-id': 'Transaction id',
  invoice: 'Invoice',
  message: 'WhatsApp message',
}

type StageState = 'done' | 'running' | 'stopped' | 'waiting'

const STATE_WORDS: Readonly<Record<StageState, string>> = { done: 'done', running: 'sending', stopped: 'stopped', waiting: 'not sent' }

/** Sends a reviewed renewal and shows where it is. Closes by itself once all of it is done. */
export const RenewalProgress = ({ order, onClose }: { readonly order: RenewalOrder; readonly onClose: () => void }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const notify = useNotify()
  const gate = useWriteGate()
  const { domain } = order.site
  const renewal = useRenewal({
    order,
    onDone: (invoice) => {
      const paid = order.payment === null ? '' : `, ${formatMoney(order.payment.amount, order.payment.currency)} paid`
      const sent = order.recipient === null ? '' : ` sent to ${order.recipient.grouped}`
      notify.success(RENEWED, `${domain}${paid}${invoice === null ? '' : `, ${invoice.invoiceId}${sent}`}`)
      guard.close()
    },
  })
  const { stages, progress, goOn } = renewal
  const steps = useRef<HTMLOListElement>(null)
  // The button that was pressed is gone: without the focus the keys of the dialog do nothing.
  useEffect(() => {
    if (progress.state === 'running' || document.activeElement === document.body) steps.current?.focus()
  }, [progress.state])
  const left = stages.slice(progress.at).map((stage) => TITLES[stage])
  const guard = useLeaveGuard({
    isDirty: () => progress.state !== 'done',
    detail: `The renewal of ${domain} is not finished. Not certainly done: ${left.join(', ')}.`,
    onLeave: onClose,
  })
  const stage = stages[progress.at]
  const isStopped = progress.state === 'stopped'
  const money = stage === undefined ? undefined : renewal.moneyOf[stage]
  const entry = isStopped ? (money?.entry ?? null) : null
  const isOpen = entry?.state === 'sending' || entry?.state === 'unknown'
  const reports = stage === 'services' && renewal.services.stopped !== null
  return (
    <Dialog
      isAlert
      title={<RenewalTitle domain={domain} />}
      width={640}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave}>Close</Button>
          {isStopped && !reports && !renewal.isUnnamed && (
            <ActionButton appearance="primary" reason={gate.reason} isDisabled={isOpen} onClick={() => void goOn()}>
              {goOnLabel(stage, entry?.state === 'done')}
            </ActionButton>
          )}
        </>
      }
      above={guard.question}
    >
      <ol ref={steps} tabIndex={-1} className={mergeClasses(layout.list, styles.steps)} aria-label="Steps of the renewal">
        {stages.map((each, index) => (
          <Stage key={each} title={TITLES[each]} state={index < progress.at ? 'done' : index > progress.at ? 'waiting' : progress.state} />
        ))}
      </ol>
      <Outcome renewal={renewal} stage={isStopped ? stage : undefined} entry={entry} />
    </Dialog>
  )
}

export const RenewalTitle = ({ domain }: { readonly domain: string }) => (
  <>
    {RENEW} · <span dir="auto">{domain}</span>
  </>
)

/** A message of unknown outcome may have arrived, and is sent again only by a user who knows that. */
const goOnLabel = (stage: StageId | undefined, isFound: boolean): string => (isFound ? 'Continue' : stage === 'message' ? 'Send again' : 'Try again')

const Stage = ({ title, state }: { readonly title: string; readonly state: StageState }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <li className={mergeClasses(layout.row, styles.stage)} aria-current={state === 'running' || state === 'stopped' ? 'step' : undefined}>
      {state === 'done' && <CheckmarkCircleFilled aria-hidden className={mergeClasses(styles.icon, styles.done)} />}
      {state === 'running' && <Spinner size="extra-tiny" aria-hidden />}
      {state === 'stopped' && <ErrorCircleFilled aria-hidden className={mergeClasses(styles.icon, styles.stopped)} />}
      {state === 'waiting' && <CircleRegular aria-hidden className={mergeClasses(styles.icon, layout.muted)} />}
      <Text>{title}</Text>
      <Text size={200} className={layout.quiet}>
        {STATE_WORDS[state]}
      </Text>
    </li>
  )
}

interface OutcomeProps {
  readonly renewal: ReturnType<typeof useRenewal>
  /** The stage that stopped; undefined if none has. */
  readonly stage: StageId | undefined
  readonly entry: Parameters<typeof MoneyState>[0]['entry'] | null
}

/** Why a stage stopped. */
const Outcome = ({ renewal: { services, message, moneyOf, isUnnamed, goOn }, stage, entry }: OutcomeProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const money = stage === undefined ? undefined : moneyOf[stage]
  const isReported = stage === 'services' ? services.stopped !== null : stage === 'message' ? message.failure !== null : entry !== null
  return (
    <div role="status" className={styles.outcome}>
      {stage === 'services' && services.stopped !== null && (
        <StoppedReport run={services.stopped} onRetry={() => void goOn()} onLookAgain={() => void goOn()} />
      )}
      {entry !== null && money !== undefined && !isUnnamed && <MoneyState entry={entry} onCheck={money.check} remedy={money.remedy} />}
      {isUnnamed && <Notice intent="warning">{BOOKING_NOT_READ}</Notice>}
      {stage === 'message' && message.failure !== null && (
        <Notice intent="error" title={message.refusal === null ? SEND_NOT_CONFIRMED : SEND_FAILED}>
          {readableServerMessage(message.failure.message)}
        </Notice>
      )}
      {stage !== undefined && !isReported && <Notice intent="warning">{gate.reason ?? 'Nothing was sent.'}</Notice>}
    </div>
  )
}
