import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular, ImageAddRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { AddRowButton, FieldGrid } from '#components/form/field-layout.tsx'
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
import type { ImageSubject } from '#shared/bridge/files.ts'
import { FormPart } from '../form-part.tsx'
import { type Menu, type MenuSite, menuName } from '../menu.ts'
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
  detail: {
    display: 'grid',
    gridTemplateColumns: '2fr 2fr 1fr 80px auto auto auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '& .fui-Field, & .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
    '@media (max-width: 800px)': { gridTemplateColumns: '1fr 1fr' },
  },
  image: { gridColumn: '1 / -1', marginBlock: tokens.spacingVerticalS },
  // Beside the controls, below the height of their labels.
  atControl: { marginTop: tokens.spacingVerticalXXL },
})

/** The logo and the images of further fields are kept with those of the menu, in the format that those have. */
const STORED_AS: ImageTarget = { ...USUAL_TARGET, format: 'image/jpeg' }
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

export const InvoiceFormatDialog = ({ menu, site, address, onClose }: InvoiceFormatDialogProps) => (
  <RecordDialog title={INVOICE_FORMAT} of={menuName(menu)} place={{ parameter: 'dialog', value: address }} onClose={onClose} width={960}>
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

type InvoiceFormatFormProps = Pick<InvoiceFormatDialogProps, 'menu' | 'site'> & { readonly stored: InvoiceFormatValues }

const InvoiceFormatForm = ({ menu, site, stored }: InvoiceFormatFormProps) => {
  const { domain, siteId } = site
  const bill = menuName(menu)
  const layout = useLayoutStyles()
  const bridge = useBridge()
  // Several images can be on their way at once.
  const [busyImages, setBusyImages] = useState<readonly string[]>([])
  const setImageBusy = useCallback(
    (id: string, isBusy: boolean) => setBusyImages((ids) => (isBusy ? [...ids.filter((each) => each !== id), id] : ids.filter((each) => each !== id))),
    [],
  )
  const setLogoBusy = useCallback((isBusy: boolean) => setImageBusy('logo', isBusy), [setImageBusy])
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
    platform: { sends: UpdateInvoiceFormatV2Document, reads: GetInvoiceFormatV2Document },
    write: (_, { values }, send) => send(UpdateInvoiceFormatV2Document, { input: invoiceFormatInput(domain, menu.slugName, values) }),
    invalidates: [GetInvoiceFormatV2Document],
    notSaved: FORMAT_NOT_SAVED,
    success: { message: SAVED, detail: bill },
    refusal: busyImages.length > 0 ? IMAGE_BUSY : null,
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
      <RecordImageField name="companyLogo" label="Company logo" of={of} to={STORED_AS} missing="No logo" onBusy={setLogoBusy} />
      <FormPart title="Further fields">
        {details.fields.length === 0 && <Text className={layout.quiet}>No further field yet: the bill shows what is chosen above.</Text>}
        {details.fields.map((field, index) => (
          <FieldDetail key={field.id} id={field.id} index={index} of={of} onImageBusy={setImageBusy} onRemove={() => details.remove(index)} />
        ))}
        <AddRowButton className={layout.atStart} onAdd={() => details.append(EMPTY_DETAIL, { shouldFocus: false })}>
          Add a field
        </AddRowButton>
      </FormPart>
    </RecordForm>
  )
}

interface FieldDetailProps {
  readonly id: string
  readonly index: number
  readonly of: ImageSubject
  readonly onImageBusy: (id: string, isBusy: boolean) => void
  readonly onRemove: () => void
}

/** A further field of the bill: name, text, font, whether it is shown, and its image, which takes no room until there is one. */
const FieldDetail = ({ id, index, of, onImageBusy, onRemove }: FieldDetailProps) => {
  const styles = useStyles()
  const path = `fieldDetails.${index}`
  const hasImage = useWatch({ name: `${path}.image` }) !== null
  const [isAdding, setAdding] = useState(false)
  const setBusy = useCallback((isBusy: boolean) => onImageBusy(id, isBusy), [id, onImageBusy])
  // A field that is removed waits for no image.
  useEffect(() => () => onImageBusy(id, false), [id, onImageBusy])
  const isImageShown = hasImage || isAdding
  return (
    <div className={styles.detail} role="group" aria-label={`Field ${index + 1}`}>
      <TextField name={`${path}.fieldName`} label="Field name" required />
      <TextField name={`${path}.value`} label="Value" />
      <TextField name={`${path}.font`} label="Font" />
      <NumberField name={`${path}.fontSize`} label="Size" />
      <SwitchField name={`${path}.isDisplay`} label="Shown" isLabelAbove />
      <Button
        className={styles.atControl}
        appearance="subtle"
        icon={<ImageAddRegular />}
        aria-label={`Add an image to field ${index + 1}`}
        disabledFocusable={isImageShown}
        onClick={() => setAdding(true)}
      />
      <Button className={styles.atControl} appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove field ${index + 1}`} onClick={onRemove} />
      {isImageShown && (
        <div className={styles.image}>
          <RecordImageField name={`${path}.image`} label={`Image of field ${index + 1}`} of={of} to={STORED_AS} onBusy={setBusy} />
        </div>
      )}
    </div>
  )
}
