import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { MESSAGING_SYSTEMS } from '#shared/domain/content/notification.ts'
import { FIELD_TEXTS, fieldsOf, type ProviderValues, type SettingValues } from './provider.ts'

// In a tab no wider than in the dialog.
const useStyles = makeStyles({ fields: { maxWidth: '500px' } })

interface ProviderFieldsProps {
  /** Where the form keeps them. */
  readonly at: keyof ProviderValues | keyof SettingValues
  readonly children?: ReactNode
}

/** A WhatsApp provider: its system, and what that needs. */
export const ProviderFields = ({ at, children }: ProviderFieldsProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const system: unknown = useWatch({ name: `${at}.system` })
  return (
    <div className={mergeClasses(layout.stackL, styles.fields)}>
      {children}
      <SelectField name={`${at}.system`} label="System" required options={MESSAGING_SYSTEMS} placeholder="Choose a system" />
      {fieldsOf(String(system)).map((field) => (
        <TextField
          key={field}
          name={`${at}.${field}`}
          label={FIELD_TEXTS[field].label}
          required
          {...(FIELD_TEXTS[field].isSecret ? { type: 'password', autoComplete: 'new-password' } : {})}
        />
      ))}
    </div>
  )
}
