import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { required } from '../form/kind.ts'
import { CREATE_SERVICE, ENTER_SERVICE_NAME } from '../messages.ts'
import { ChargeFields } from './charge-fields.tsx'
import { type ChargeValues, chargesSchema, NO_CHARGES } from './charges.ts'
import { recurringServiceSteps } from './new-service.ts'
import { NewService, type NewServiceForm } from './new-service-form.tsx'

interface RecurringServiceValues {
  readonly serviceName: string
  readonly charges: ChargeValues
}

const FORM: NewServiceForm<RecurringServiceValues> = {
  title: CREATE_SERVICE,
  domain: RECURRING_PRICE_DOMAIN,
  listPath: '/service-list',
  defaultValues: { serviceName: '', charges: NO_CHARGES },
  resolver: zodResolver(z.object({ serviceName: required(ENTER_SERVICE_NAME), charges: chargesSchema })),
  sections: [{ id: 'service', title: CREATE_SERVICE, fields: ['serviceName', 'charges.PAY_PER_USE', 'charges.MONTHLY', 'charges.YEARLY'] }],
  stepsOf: ({ serviceName, charges }, bridge) => recurringServiceSteps(bridge, serviceName, charges),
  fields: (
    <>
      <FieldGrid>
        <TextField name="serviceName" label="Service name" required isUpperCase />
      </FieldGrid>
      <ChargeFields />
    </>
  ),
}

/** The screen Create Service: a recurring service and its three charges. */
const CreateServiceRoute = () => <NewService declaration={FORM} />

export default CreateServiceRoute
