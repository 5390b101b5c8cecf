import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { ONE_TIME_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { required } from '../form/kind.ts'
import { ENTER_SERVICE_NAME, EXTRA_SERVICE } from '../messages.ts'
import { oneTimeChargeField } from './charges.ts'
import { oneTimeServiceSteps } from './new-service.ts'
import { NewService, type NewServiceForm } from './new-service-form.tsx'

interface OneTimeServiceValues {
  readonly serviceName: string
  readonly charge: string
}

const FORM: NewServiceForm<OneTimeServiceValues> = {
  title: EXTRA_SERVICE,
  domain: ONE_TIME_PRICE_DOMAIN,
  listPath: '/service-list?tab=one-time',
  defaultValues: { serviceName: '', charge: '' },
  resolver: zodResolver(z.object({ serviceName: required(ENTER_SERVICE_NAME), charge: oneTimeChargeField })),
  sections: [{ id: 'service', title: EXTRA_SERVICE, fields: ['serviceName', 'charge'] }],
  stepsOf: ({ serviceName, charge }, bridge) => oneTimeServiceSteps(bridge, serviceName, charge),
  fields: (
    <FieldGrid>
      <TextField name="serviceName" label="Service name" required isUpperCase />
      <MoneyField name="charge" label="One Time Charge" currency={DEFAULT_CURRENCY} required />
    </FieldGrid>
  ),
}

/** The screen Extra Service: a one-time service and its price. */
const CreateExtraServiceRoute = () => <NewService declaration={FORM} />

export default CreateExtraServiceRoute
