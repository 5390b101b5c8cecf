import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { AddRowButton } from '#components/form/add-row-button.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { type ImageTarget, USUAL_TARGET } from '#components/image-field/image-job.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetInvoiceFormatV2Document, UpdateInvoiceFormatV2Document } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { FormPart } from '../form-part.tsx'
import { type Menu, menuName } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { FORMAT_FAILED, FORMAT_NOT_SAVED, IMAGE_BUSY, INVOICE_FORMAT, SAVED } from '../messages.ts'
import {
  EMPTY_DETAIL,
  FORMAT_FIELDS,
  FORMAT_SECTIONS,
  FORMAT_SWITCHES,
  FORMAT_TEXTS,
  type InvoiceFormatValues,
  invoiceFormatInput,
  invoiceFormatSchema,
  invoiceFormatTypeValue,
  invoiceFormatValues,
} from './invoice-format.ts'

const useStyles = makeStyles({
  surface: { width: '960px', maxWidth: '100vw' },
  detail: {
    display: 'grid',
    gridTemplateColumns: '2fr 2fr 1fr 80px auto auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '& .fui-Field, & .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
    '@media (max-width: 800px)': { gridTemplateColumns: '1fr 1fr' },
  },
  // Beside the controls, below the height of their labels.
  remove: { marginTop: tokens.spacingVerticalXXL },
})

/** Kept with the images of the menu, in the format that those have. */
const LOGO: ImageTarget = { ...USUAL_TARGET, format: 'image/jpeg' }
const RESOLVER = rowsResolver<InvoiceFormatValues>(zodResolver(invoiceFormatSchema), 'fieldDetails')

const readFormat = async (bridge: Bridge, domain: string, menuSlug: string): Promise<InvoiceFormatValues> => {
  const { data } = await executeOperation(bridge, GetInvoiceFormatV2Document, { domain, typeValue: invoiceFormatTypeValue(menuSlug) })
  // There is none before the first save: every field is empty then.
  return invoiceFormatValues(data.getInvoiceFormatV2)
}

interface InvoiceFormatDialogProps {
  readonly menu: Menu
  readonly site: MenuSite
  /** What the parameter `dialog` of the address holds while this one is open. */
  readonly address: string
  readonly onClose: () => void
}

export const InvoiceFormatDialog = ({ menu, site, address, onClose }: InvoiceFormatDialogProps) => {
  const styles = useStyles()
  return (
    <RecordDialog title={INVOICE_FORMAT} of={menuName(menu)} place={{ parameter: 'dialog', value: address }} onClose={onClose} className={styles.surface}>
      <RecordPage
        what="invoice format"
        id={menu.slugName}
        read={(bridge, slug) => readFormat(bridge, site.domain, slug)}
        notFound={{ title: FORMAT_FAILED, explanation: '' }}
        loadFailed={FORMAT_FAILED}
      >
        {(stored) => <InvoiceFormatForm menu={menu} site={site} stored={stored} />}
      </RecordPage>
    </RecordDialog>
  )
}

type InvoiceFormatFormProps = Pick<InvoiceFormatDialogProps, 'menu' | 'site'> & { readonly stored: InvoiceFormatValues }

const InvoiceFormatForm = ({ menu, site, stored }: InvoiceFormatFormProps) => {
  const { domain, siteId } = site
  const bill = menuName(menu)
  const layout = useLayoutStyles()
  const bridge = useBridge()
  const [isImageBusy, setImageBusy] = useState(false)
  const methods = useForm<InvoiceFormatValues, unknown, InvoiceFormatValues>({ defaultValues: stored, resolver: RESOLVER, shouldFocusError: false })
  const details = useFieldArray({ control: methods.control, name: 'fieldDetails' })
  const of = useMemo(() => ({ kind: 'menu' as const, siteId }), [siteId])
  const edit = useRecordEdit({
    what: 'invoice format',
    question: `Save the invoice format of ${bill}?`,
    loaded: stored,
    valuesOf: (values) => values,
    fields: FORMAT_FIELDS,
    methods,
    sections: FORMAT_SECTIONS,
    read: () => readFormat(bridge, domain, menu.slugName),
    write: (_, { values }, send) => send(UpdateInvoiceFormatV2Document, { input: invoiceFormatInput(domain, menu.slugName, values) }),
    invalidates: [GetInvoiceFormatV2Document],
    notSaved: FORMAT_NOT_SAVED,
    success: { message: SAVED, detail: bill },
    refusal: isImageBusy ? IMAGE_BUSY : null,
    leaving: `Your changes to the invoice format of ${bill} are not saved.`,
  })
  return (
    <RecordForm label={INVOICE_FORMAT} methods={methods} sections={FORMAT_SECTIONS} saving={edit}>
      <FieldGrid>
        {FORMAT_TEXTS.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} />
        ))}
      </FieldGrid>
      <FormPart title="On the bill">
        <FieldGrid>
          {FORMAT_SWITCHES.map(({ name, label }) => (
            <SwitchField key={name} name={name} label={label} />
          ))}
        </FieldGrid>
      </FormPart>
      <RecordImageField name="companyLogo" label="Company logo" of={of} to={LOGO} missing="No logo" onBusy={setImageBusy} />
      <FormPart title="Further fields">
        {details.fields.length === 0 && <Text className={layout.quiet}>No further field yet: the bill shows what is chosen above.</Text>}
        {details.fields.map((field, index) => (
          <FieldDetail key={field.id} index={index} onRemove={() => details.remove(index)} />
        ))}
        <AddRowButton className={layout.atStart} onAdd={() => details.append(EMPTY_DETAIL, { shouldFocus: false })}>
          Add a field
        </AddRowButton>
      </FormPart>
    </RecordForm>
  )
}

/** A further field of the bill: name, text, font and whether it is shown. Its image, if it has one, stays. */
const FieldDetail = ({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) => {
  const styles = useStyles()
  const path = `fieldDetails.${index}`
  return (
    <div className={styles.detail} role="group" aria-label={`Field ${index + 1}`}>
      <TextField name={`${path}.fieldName`} label="Field name" required />
      <TextField name={`${path}.value`} label="Value" />
      <TextField name={`${path}.font`} label="Font" />
      <NumberField name={`${path}.fontSize`} label="Size" />
      <SwitchField name={`${path}.isDisplay`} label="Shown" isLabelAbove />
      <Button className={styles.remove} appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove field ${index + 1}`} onClick={onRemove} />
    </div>
  )
}
