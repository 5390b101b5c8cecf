import type { FieldOption } from '#components/form/field-props.ts'
import { BILLING_STATUSES, CHARGING_MODELS, MASTER_STATUSES } from '#shared/domain/catalogue.ts'

const asOptions = (values: readonly string[]): readonly FieldOption[] => values.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

export const CHARGING_MODEL_OPTIONS = asOptions(CHARGING_MODELS)
export const BILLING_STATUS_OPTIONS = asOptions(BILLING_STATUSES)
export const MASTER_STATUS_OPTIONS = asOptions(MASTER_STATUSES)
