import { Button, DialogActions, DialogContent, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useState } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { AddRowButton } from '#components/form/add-row-button.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusField } from '#components/form/field-id.ts'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { ImageField } from '#components/image-field/image-field.tsx'
import { type ImageTarget, USUAL_TARGET } from '#components/image-field/image-job.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { foundChanged } from '#data/saving/holds.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { GetInvoiceFormatV2Document, UpdateInvoiceFormatV2Document } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { type Menu, menuName } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { IMAGE_BUSY, SAVED, SAVING } from '../messages.ts'
import { FieldDetailRow } from './field-detail-row.tsx'
import {
  EMPTY_DETAIL,
  FORMAT_SWITCHES,
  FORMAT_TEXTS,
  type InvoiceFormat,
  type InvoiceFormatValues,
  invoiceFormatInput,
  invoiceFormatSchema,
  invoiceFormatValues,
} from './invoice-format.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  part: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalS },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
  add: { alignSelf: 'start' },
})

/** Kept with the images of the menu, in the format that those have. */
const LOGO: ImageTarget = { ...USUAL_TARGET, format: 'image/jpeg' }
const RESOLVER = rowsResolver<InvoiceFormatValues>(zodResolver(invoiceFormatSchema), 'fieldDetails')

interface InvoiceFormatFormProps {
  readonly menu: Menu
  readonly site: MenuSite
  readonly stored: InvoiceFormat
  /** Keep it stable between renders. */
  readonly onDirtyChange: (isDirty: boolean) => void
  /** Closes, or asks first. */
  readonly onLeave: () => void
  /** Closes without asking. */
  readonly onDone: () => void
}

/** All that a bill shows: texts, choices, logo, further fields. */
export const InvoiceFormatForm = ({ menu, site, stored, onDirtyChange, onLeave, onDone }: InvoiceFormatFormProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const id = useId()
  const notify = useNotify()
  const gate = useWriteGate()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const [isImageBusy, setImageBusy] = useState(false)
  const [setting] = useState(() => ({ defaultValues: invoiceFormatValues(stored), resolver: RESOLVER, shouldFocusError: false }))
  const methods = useForm<InvoiceFormatValues, unknown, InvoiceFormatValues>(setting)
  const { isDirty, isSubmitting } = methods.formState
  const details = useFieldArray({ control: methods.control, name: 'fieldDetails' })
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const of = useMemo(() => ({ kind: 'menu' as const, siteId: site.siteId }), [site.siteId])
  const refusal = gate.reason ?? (isSubmitting ? SAVING : isImageBusy ? IMAGE_BUSY : null)

  const save = async (values: InvoiceFormatValues): Promise<void> => {
    const sent = sentValues(methods)
    try {
      const input = invoiceFormatInput(site.domain, menu.slugName, values)
      await sendConfirmed({
        send: () => executeOperation(bridge, UpdateInvoiceFormatV2Document, { input }),
        find: async () => {
          const { domain, typeValue } = input
          return foundChanged((await executeOperation(bridge, GetInvoiceFormatV2Document, { domain, typeValue })).data.getInvoiceFormatV2, input, stored)
        },
        isUpdate: true,
      })
      notify.success(SAVED, menuName(menu))
      if (!keepsTyped(methods, sent)) onDone()
    } catch (cause) {
      // What was typed stays, and saved again it is the same.
      notify.error(readableServerMessage(asPlatformFailure(cause).message))
    }
  }
  const submit = (): void => {
    if (refusal !== null) return
    void methods.handleSubmit(save, ({ fieldDetails }) => {
      const first = details.fields.findIndex((_, index) => fieldDetails?.[index] !== undefined)
      if (first >= 0) focusField(`fieldDetails.${first}.fieldName`)
    })()
  }
  useShortcut({ keys: 'mod+s', description: 'Save the invoice format', group: 'Invoice format', run: submit })
  return (
    <FormProvider {...methods}>
      <DialogContent>
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <FieldGrid>
            {FORMAT_TEXTS.map(({ name, label }) => (
              <TextField key={name} name={`texts.${name}`} label={label} />
            ))}
          </FieldGrid>
          <section className={styles.part}>
            <Text as="h3" weight="semibold" className={styles.title}>
              On the bill
            </Text>
            <FieldGrid>
              {FORMAT_SWITCHES.map(({ name, label }) => (
                <SwitchField key={name} name={`switches.${name}`} label={label} />
              ))}
            </FieldGrid>
          </section>
          <ImageField name="companyLogo" label="Company logo" port={bridge} of={of} to={LOGO} imageBase={imageBase} missing="No logo" onBusy={setImageBusy} />
          <section className={styles.part}>
            <Text as="h3" weight="semibold" className={styles.title}>
              Further fields
            </Text>
            {details.fields.length === 0 && <Text className={styles.hint}>No further field yet: the bill shows what is chosen above.</Text>}
            {details.fields.map((field, index) => (
              <FieldDetailRow key={field.id} index={index} onRemove={() => details.remove(index)} />
            ))}
            <AddRowButton className={styles.add} onAdd={() => details.append(EMPTY_DETAIL, { shouldFocus: false })}>
              Add a field
            </AddRowButton>
          </section>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Cancel</Button>
        <Button
          type="submit"
          form={id}
          appearance="primary"
          disabledFocusable={refusal !== null}
          {...(refusal === null ? {} : { title: refusal })}
          {...(isSubmitting ? { icon: <Spinner size="tiny" /> } : {})}
        >
          Save
        </Button>
      </DialogActions>
    </FormProvider>
  )
}
