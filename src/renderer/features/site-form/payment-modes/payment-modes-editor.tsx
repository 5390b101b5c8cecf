import { Button, Field, Input, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { memo, useId, useState } from 'react'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { fieldId } from '#components/form/field-id.ts'
import { useControlled } from '#components/form/use-controlled.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PlainTable } from '#components/plain-table.tsx'
import { onKeys } from '#components/shortcuts/composition.ts'
import { PAYMENT_MODES, type PaymentMode, paymentStateOf } from '#shared/domain/payment.ts'
import { paymentStateWords, paymentWords } from '#shared/domain/text/code-words.ts'
import type { PaymentModeEntry } from '../fields/settings-fields.ts'

const MODE_AND_NAME_FIRST = 'Please Input Payment Mode and Display Name first'

const paymentModeEntry = (mode: PaymentMode, displayName: string): PaymentModeEntry => ({
  internalName: mode,
  displayName: displayName.trim(),
  paymentState: paymentStateOf(mode),
})

const useStyles = makeStyles({ add: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM } })

export const PaymentModesEditor = memo(({ name, disabled = false }: { readonly name: string; readonly disabled?: boolean }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const messageId = useId()
  const { field, fieldState } = useControlled(name)
  const entries = (field.value ?? []) as readonly PaymentModeEntry[]
  const [mode, setMode] = useState<PaymentMode | ''>('')
  const [displayName, setDisplayName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isAdded = (candidate: PaymentMode): boolean => entries.some(({ internalName }) => internalName === candidate)

  const add = (): void => {
    if (mode === '' || displayName.trim() === '') {
      setProblem(MODE_AND_NAME_FIRST)
      return
    }
    field.onChange([...entries, paymentModeEntry(mode, displayName)])
    setMode('')
    setDisplayName('')
    setProblem(null)
  }
  const message = problem ?? fieldState.error?.message
  return (
    <div className={layout.stack} id={fieldId(name)} role="group" aria-label="Payment modes" onBlur={field.onBlur}>
      <div className={styles.add}>
        <Field label="Payment mode">
          <Select ref={field.ref} value={mode} disabled={disabled} onChange={(_, data) => setMode(data.value as PaymentMode | '')}>
            <option value="">Choose a payment mode</option>
            {PAYMENT_MODES.map((candidate) => (
              <option key={candidate} value={candidate} disabled={isAdded(candidate)}>
                {paymentWords(candidate)}
              </option>
            ))}
          </Select>
        </Field>
        <CleanedField label="Display name">
          <Input
            value={displayName}
            disabled={disabled}
            autoComplete="off"
            onChange={(_, data) => setDisplayName(data.value)}
            onKeyDown={onKeys((event) => {
              // Enter adds the mode; it must not send the form.
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            })}
          />
        </CleanedField>
        <Button icon={<AddRegular />} disabled={disabled} onClick={add} {...(message === undefined ? {} : { 'aria-describedby': messageId })}>
          Add
        </Button>
      </div>
      {message !== undefined && (
        <Text id={messageId} role="alert" className={layout.danger}>
          {message}
        </Text>
      )}
      {entries.length === 0 ? (
        <Text className={layout.muted}>No payment mode was added yet.</Text>
      ) : (
        <PlainTable
          label="Added payment modes"
          rows={entries}
          rowKey={({ internalName }) => internalName}
          columns={[
            { title: 'Payment mode', cell: ({ internalName }) => paymentWords(internalName) },
            { title: 'Display name', cell: (entry) => entry.displayName },
            { title: 'State', cell: ({ paymentState }) => paymentStateWords(paymentState) },
            {
              title: 'Actions',
              hidesTitle: true,
              cell: (entry) => (
                <Button
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={`Delete ${paymentWords(entry.internalName)}`}
                  disabled={disabled}
                  onClick={() => field.onChange(entries.filter((other) => other !== entry))}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  )
})
PaymentModesEditor.displayName = 'PaymentModesEditor'
