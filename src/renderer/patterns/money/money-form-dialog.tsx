import { Button } from '@fluentui/react-components'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, FormProvider, useForm, useFormContext } from 'react-hook-form'
import type * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { focusField } from '#components/form/field-id.ts'
import { useIsDirty } from '#components/form/typed-since.ts'
import { ConfirmMoneyDialog, type ConfirmMoneyDialogProps } from '#components/money/confirm-money-dialog.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { doneData, type MoneyAbout, useMoney } from '#data/money/use-money.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { Toast } from '#data/saving/save-options.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { useLeaveGuard } from '../record-page/use-leave-guard.tsx'
import { MoneyPreviewStep } from './money-preview-step.tsx'

/** What a filled form says is to be sent. */
export interface MoneyOrder<Data, Variables> extends Pick<ConfirmMoneyDialogProps, 'title' | 'rows' | 'balanceAfter' | 'warning' | 'confirmLabel'> {
  readonly variables: Variables
  /** Note or service: what a person recognises it by. */
  readonly text: string
  /** Reports it once it is done; null: the confirmation stays and says so. */
  readonly success: (data: Data | undefined) => Toast | null
}

export interface FilledForm<Values> {
  readonly values: Values
  /** Minor units. */
  readonly amount: number
  /** The button that was pressed. */
  readonly label: string
}

interface FormStepProps {
  readonly title: ReactNode
  /** In pixels, at most. */
  readonly width: number
  /** The buttons that lead on. Enter presses the last. */
  readonly labels: readonly string[]
  /** What closing the form means, once something is typed. Without it nothing is asked. */
  readonly leaving?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

interface PreviewStepProps {
  /** What will be sent, drawn from the form's values as they are typed. With it the form needs no confirmation after it: its buttons send. */
  readonly preview?: ReactNode
}

export interface MoneyFormDialogProps<Values extends Record<string, string>, Data, Variables> extends FormStepProps, PreviewStepProps {
  readonly operation: TypedDocumentNode<Data, Variables>
  readonly owner: Pick<MoneyAbout, 'siteId' | 'domain'>
  readonly ownerTerm?: ConfirmMoneyDialogProps['siteTerm']
  readonly currency: string
  /** Why nothing can be sent at all, beside being offline. */
  readonly refusal?: string | null
  /** The fields in the order on screen. */
  readonly defaults: Values
  readonly schema: z.ZodType<Values, Values>
  readonly amountField: keyof Values
  readonly orderOf: (form: FilledForm<Values>) => MoneyOrder<Data, Variables>
  /** It is booked: called also where the dialog was closed before. */
  readonly onBooked?: (data: Data | undefined, form: FilledForm<Values>) => void
  /** What follows in place of closing: answers whether anything does. `isFound`: the answer was lost, the platform has it. */
  readonly goOn?: (data: Data, form: FilledForm<Values>, isFound: boolean) => boolean
}

/** Money in two steps: a form, then the confirmation of what it says; with a `preview` in one. What was typed stays until it is sent for certain. */
export const MoneyFormDialog = <Values extends Record<string, string>, Data, Variables>(props: MoneyFormDialogProps<Values, Data, Variables>) => {
  const { operation, owner, ownerTerm = 'Site', currency, defaults, schema, amountField, orderOf, onBooked, goOn, refusal = null, preview, ...step } = props
  const gate = useWriteGate()
  const notify = useNotify()
  const money = useMoney(operation)
  const methods = useForm<Values, unknown, Values>({ defaultValues: defaults as DefaultValues<Values>, resolver: zodResolver(schema), shouldFocusError: false })
  const [filled, setFilled] = useState<FilledForm<Values> | null>(null)
  const reason = gate.reason ?? money.reason ?? refusal
  const close = (): void => {
    money.leave()
    props.onClose()
  }

  /** Checks the form and goes on with it, or to its first error. */
  const check = (label: string, onRight: (form: FilledForm<Values>) => void): void =>
    void methods.handleSubmit(
      (values) => {
        const amount = parseMoney(values[amountField] ?? '')
        if (amount !== null && reason === null) onRight({ values, amount, label })
      },
      (errors) => {
        const first = Object.keys(defaults).find((name) => name in errors)
        if (first !== undefined) focusField(first)
      },
    )()
  const finish = (data: Data | undefined, form: FilledForm<Values>, isFound: boolean): void => {
    if (data === undefined || goOn?.(data, form, isFound) !== true) close()
  }
  const send = async (key: string, form: FilledForm<Values>): Promise<void> => {
    const { variables, text, success } = orderOf(form)
    const outcome = await money.run(key, variables, { siteId: owner.siteId, domain: owner.domain, amount: form.amount, currency, text })
    if (outcome.state !== 'done') return
    const data = doneData(operation, outcome)
    onBooked?.(data, form)
    const toast = success(data)
    if (outcome.isLeft || toast === null) return
    notify.success(toast.message, toast.detail)
    finish(data, form, false)
  }
  const leave = (onNotSent: () => void): void => {
    const { entry } = money
    // What is done, or may be, is not offered for sending again.
    if (entry?.state === 'done' && filled !== null) finish(doneData(operation, entry), filled, true)
    else if (entry?.state === 'sending' || entry?.state === 'unknown') close()
    else onNotSent()
  }

  if (preview !== undefined) {
    return (
      <FormProvider {...methods}>
        <MoneyPreviewStep
          title={step.title}
          width={step.width}
          labels={step.labels}
          leaving={step.leaving ?? ''}
          reason={reason}
          preview={preview}
          warningOf={(typed) => {
            const values = typed as Values
            const amount = parseMoney(values[amountField] ?? '')
            const warning = amount === null ? null : (orderOf({ values, amount, label: '' }).warning ?? null)
            return amount === null || warning === null ? null : { warning, confirms: `${formatMoney(amount, currency)} for ${owner.domain} is right.` }
          }}
          money={money}
          onCheck={(onRight) => check('', onRight)}
          onPress={(label, press) =>
            check(label, (form) =>
              press((key) => {
                setFilled(form)
                void send(key, form)
              }),
            )
          }
          onClose={() => leave(close)}
        >
          {step.children}
        </MoneyPreviewStep>
      </FormProvider>
    )
  }
  if (filled === null) {
    return (
      <FormProvider {...methods}>
        <FormStep {...step} reason={reason} onClose={close} onNext={(label) => check(label, setFilled)} />
      </FormProvider>
    )
  }
  const { title, rows, balanceAfter, warning, confirmLabel } = orderOf(filled)
  const backToForm = (): void => {
    money.leave()
    setFilled(null)
  }
  return (
    <ConfirmMoneyDialog
      title={title}
      rows={rows ?? []}
      warning={warning ?? null}
      confirmLabel={confirmLabel}
      balanceAfter={balanceAfter}
      site={owner.domain}
      siteTerm={ownerTerm}
      amount={filled.amount}
      currency={currency}
      money={money}
      onConfirm={(key) => void send(key, filled)}
      onClose={() => leave(backToForm)}
    />
  )
}

const FormStep = (props: FormStepProps & { readonly reason: string | null; readonly onNext: (label: string) => void }) => {
  const { title, width, labels, leaving, reason, onClose, onNext, children } = props
  const isDirty = useIsDirty(useFormContext().control)
  const guard = useLeaveGuard({ isDirty: () => leaving !== undefined && isDirty(), detail: leaving ?? '', onLeave: onClose })
  const main = labels.at(-1) ?? ''
  return (
    <Dialog
      isAlert
      title={title}
      width={width}
      onClose={guard.leave}
      onSubmit={(event) => {
        event.preventDefault()
        onNext(main)
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {labels.map((label) => (
            <ActionButton key={label} reason={reason} {...(label === main ? { type: 'submit', appearance: 'primary' } : { onClick: () => onNext(label) })}>
              {label}
            </ActionButton>
          ))}
        </>
      }
      above={guard.question}
    >
      {children}
    </Dialog>
  )
}
