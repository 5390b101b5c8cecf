import { useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-grid.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import type { Plan } from '#data/catalogue/plan.ts'
import { CATALOGUE_STATUSES, PRICED_MODELS } from '#shared/domain/catalogue.ts'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { KindFields } from '../form/kind-fields.tsx'
import { PLAN_USES, type PlanUse, type PlanValues } from './plan-form.ts'
import { PLAN_LABELS } from './plan-review.ts'
import { PlanServiceFields } from './plan-service-fields.tsx'

const optionOf = (value: string): FieldOption => ({ value, label: value })
const STATUS_OPTIONS = CATALOGUE_STATUSES.map(optionOf)
const CURRENCY_OPTIONS = CURRENCIES.map(optionOf)

export interface PlanFieldsProps {
  readonly use: PlanUse
  /** The plan that is edited. */
  readonly stored: Plan | null
}

/** The sections of a plan's form. */
export const PlanFields = ({ use, stored }: PlanFieldsProps) => {
  const { title, locked } = PLAN_USES[use]
  const currency = useWatch<PlanValues, 'curr'>({ name: 'curr' })
  return (
    <>
      <FormSection id="plan" title={title}>
        <FieldGrid>
          <TextField name="planName" label={PLAN_LABELS.planName} required />
          <KindFields locked={locked} />
        </FieldGrid>
        <RadioField name="status" label={PLAN_LABELS.status} options={STATUS_OPTIONS} />
        <TextAreaField name="description" label={PLAN_LABELS.description} />
      </FormSection>
      <FormSection id="services" title="Services">
        <PlanServiceFields stored={stored} />
      </FormSection>
      <FormSection id="prices" title="Prices" description="Whole amounts. A price that is left empty is not offered.">
        <FieldGrid>
          <SelectField name="curr" label={PLAN_LABELS.curr} required options={CURRENCY_OPTIONS} placeholder="Choose a currency" />
          {PRICED_MODELS.map(({ value, label }) => (
            <MoneyField key={value} name={`rates.${value}`} label={label} currency={currency} />
          ))}
        </FieldGrid>
      </FormSection>
    </>
  )
}
