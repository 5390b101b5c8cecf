import { makeStyles, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import type { FieldOption } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MASTER_OFF_REASONS, NOTE_CATEGORIES } from '#shared/domain/note.ts'
import type { RecurringValues } from './recurring-form.ts'
import { type SiteService, switchesOff } from './service-row.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    flexGrow: 1,
  },
  note: { gridColumn: 'span 2' },
})

const CATEGORIES: readonly FieldOption[] = NOTE_CATEGORIES.map((value) => ({ value, label: value }))
const REASONS: readonly FieldOption[] = MASTER_OFF_REASONS.map((value) => ({ value, label: value }))

/** What is noted about a save; the reason is asked for when a service is switched off. */
export const EventFields = ({ stored }: { readonly stored: readonly SiteService[] }) => {
  const styles = useStyles()
  const services = useWatch<RecurringValues, 'services'>({ name: 'services' })
  return (
    <div className={styles.fields}>
      <SelectField name="event.category" label="Category" required options={CATEGORIES} placeholder="Choose a category" />
      {services.some((row) => switchesOff(row, stored)) && (
        <SelectField name="event.reason" label="Reason" required options={REASONS} placeholder="Choose why it is switched off" />
      )}
      <div className={styles.note}>
        <TextField name="event.note" label="Notes" required />
      </div>
    </div>
  )
}
