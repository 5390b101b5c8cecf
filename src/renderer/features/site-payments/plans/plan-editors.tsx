import { Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { DateInput } from '#components/date-input/date-input.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { amountProblem } from '#components/money/amount.ts'
import { endsBeforeStart } from '#shared/domain/service-period.ts'
import { BILLING_STATUS_OPTIONS, CHARGING_MODEL_OPTIONS } from '../billing-terms.ts'
import { END_BEFORE_START, ENTER_RATE } from '../messages.ts'
import { type PlanDraft, withPeriod } from './plan-draft.ts'

type Change = (part: Partial<PlanDraft>) => void

/** What is wrong with a value, at its control. */
const wrong = (problem: string | null) => (problem === null ? {} : { 'aria-invalid': true, title: problem })

// A control is as wide as its cell, whatever it would like to be.
const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%' },
  currency: { color: tokens.colorNeutralForeground3 },
  // In the middle of the row's line, as the text fields are.
  choice: { display: 'inline-flex', verticalAlign: 'middle', minWidth: 0, width: '100%' },
})

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly FieldOption[]
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => {
  const { choice } = useStyles()
  return (
    <Select size="small" aria-label={label} value={value} root={{ className: choice }} onChange={(_, data) => onChoose(data.value)}>
      {options.some((option) => option.value === value) || <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

const Amount = ({ draft, onType }: { readonly draft: PlanDraft; readonly onType: (typed: string) => void }) => {
  const { control, currency } = useStyles()
  return (
    <Input
      size="small"
      inputMode="decimal"
      aria-label="Amount"
      contentBefore={{ children: draft.currency, className: currency }}
      value={draft.amount}
      readOnly={draft.isAmountFixed}
      className={control}
      input={{ className: control }}
      onChange={(_, data) => onType(data.value)}
      {...(draft.amountNote === null ? {} : { title: draft.amountNote })}
      {...(draft.isAmountFixed ? {} : wrong(amountProblem(draft.amount, ENTER_RATE)))}
    />
  )
}

const day = (label: string, value: string, problem: string | null, onChoose: (value: string) => void): ReactNode => (
  <DateInput size="small" aria-label={label} value={value} onChange={onChoose} {...wrong(problem)} />
)

/** The editor in one cell of a plan's row; null where the column stays as it is. */
export const planEditor = (columnId: string, draft: PlanDraft, change: Change): ReactNode | null => {
  switch (columnId) {
    case 'amount':
      return <Amount draft={draft} onType={(amount) => change({ amount })} />
    case 'model':
      return (
        <Choice
          label="Charging model"
          value={draft.chargingModel}
          options={CHARGING_MODEL_OPTIONS}
          onChoose={(chargingModel) => change(withPeriod(draft, { chargingModel }))}
        />
      )
    case 'status':
      return <Choice label="Billing status" value={draft.status} options={BILLING_STATUS_OPTIONS} onChoose={(status) => change({ status })} />
    case 'start':
      return draft.hasDates ? day('Start date', draft.startDate, null, (startDate) => change(withPeriod(draft, { startDate }))) : null
    case 'end': {
      const problem = endsBeforeStart(draft.startDate, draft.endDate) ? END_BEFORE_START : null
      return draft.hasDates ? day('End date', draft.endDate, problem, (endDate) => change({ endDate })) : null
    }
    default:
      return null
  }
}
