import { useMemo } from 'react'
import { ColorField } from '#components/form/fields/color-field.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type InternalUser, useInternalUsers } from '#data/users/pickers.ts'
import type { BulkChoice } from '#patterns/bulk/bulk-choice.ts'
import { ACTIVE_INACTIVE, CHOOSE, NEW_VALUE, YES_NO } from '#patterns/bulk/bulk-fields.tsx'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { BulkSites } from '#patterns/panels/panels.ts'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import { useFieldsNotOffered } from '../model/not-offered.ts'
import { type BulkSiteChoice, bulkSiteChoices, isOfKind } from './bulk-site-fields.ts'
import { partnerChoice } from './partner-choice.tsx'
import { typedBulkProblem, typedBulkValue } from './typed-bulk-value.ts'

const OTHER_KIND = 'Not applicable: not for this type of site.'

const choiceOf = (choice: BulkSiteChoice, skip: (id: string) => string | undefined): BulkChoice => ({
  id: choice.field,
  label: choice.label,
  fields: <ValueField choice={choice} />,
  plan: ({ value }) => {
    const to = typedBulkValue(choice, value)
    return to === undefined ? undefined : { field: choice.field, label: `${choice.label}: ${bulkValueText(choice.field, to)}`, to, skip: ({ id }) => skip(id) }
  },
  problems: ({ value }) => {
    const problem = typedBulkProblem(choice, value)
    return problem === null ? {} : { value: problem }
  },
})

/** The choices of a user for these sites: the partner, where sites may be edited, among those that are changed most often. */
const choicesOf = (
  user: Parameters<typeof bulkSiteChoices>[0],
  sites: BulkSites,
  users: readonly InternalUser[],
  notOffered: ReadonlySet<string>,
): readonly BulkChoice[] => {
  const kinds = new Map(sites.map(({ id, kind }) => [id, kind]))
  const choices = bulkSiteChoices(user, notOffered)
  const [version, active, ...others] = choices.map((choice) =>
    choiceOf(choice, (id) => {
      const kind = kinds.get(id)
      return kind === undefined || kind.siteType === '' || isOfKind(choice, kind) ? undefined : OTHER_KIND
    }),
  )
  return [version, active, ...(active === undefined ? [] : [partnerChoice(users)]), ...others].filter((choice) => choice !== undefined)
}

/** Changes one field of the selected sites: what and to what, then the dry run. */
export const BulkSiteChange = ({ sites, onClose }: { readonly sites: BulkSites; readonly onClose: () => void }) => {
  const user = useCurrentUser()
  const notOffered = useFieldsNotOffered('edit')
  const users = useInternalUsers(bulkSiteChoices(user, notOffered).length > 1)
  const choices = useMemo(() => choicesOf(user, sites, users, notOffered), [notOffered, user, sites, users])
  return <ChooseChange choices={choices} subjects={sites} noun="site" onClose={onClose} />
}

/** The control for the new value, as the field's entry in the form says. */
const ValueField = ({ choice: { field, entry } }: { readonly choice: BulkSiteChoice }) => {
  const control = entry?.control
  const isStaff = control?.kind === 'staff'
  const users = useInternalUsers(isStaff)
  const people = useMemo(
    () => (control?.kind === 'staff' ? control.choices(users, { partnerType: '' }).map(({ label }) => ({ value: label, label })) : []),
    [control, users],
  )
  const { kind, options, mayBeEmpty } = bulkFieldOf(field)
  const hint = mayBeEmpty === true ? { hint: 'Leave it empty to clear the field.' } : {}
  if (isStaff) return <SelectField name="value" label={NEW_VALUE} options={people} placeholder={CHOOSE} />
  if (kind === 'toggle') return <SelectField name="value" label={NEW_VALUE} options={field === 'enabled' ? ACTIVE_INACTIVE : YES_NO} placeholder={CHOOSE} />
  if (control?.kind === 'combo') return <ComboField name="value" label={NEW_VALUE} options={control.options} freeText={control.freeText === true} {...hint} />
  if (options !== undefined) {
    const worded = options.map((value) => ({ value, label: bulkValueText(field, value) }))
    return <SelectField name="value" label={NEW_VALUE} options={worded} placeholder={CHOOSE} />
  }
  if (control?.kind === 'colour') return <ColorField name="value" label={NEW_VALUE} {...hint} />
  if (kind === 'number') return <NumberField name="value" label={NEW_VALUE} />
  if (kind === 'day') return <DateField name="value" label={NEW_VALUE} {...hint} />
  if (control?.kind === 'text-area') return <TextAreaField name="value" label={NEW_VALUE} limit={control.limit} rows={control.rows} {...hint} />
  return <TextField name="value" label={NEW_VALUE} {...hint} />
}
