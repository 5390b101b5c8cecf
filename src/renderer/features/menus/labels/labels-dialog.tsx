import {
  Button,
  DialogContent,
  Field,
  Input,
  makeStyles,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, EditRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { onKeys } from '#components/shortcuts/composition.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteCustomLabelByDomainDocument, UpdateCustomLabelsDocument } from '#generated/graphql.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { LABELS_TYPE_VALUE } from '#shared/domain/content/menu.ts'
import type { MenuSite } from '../menu.ts'
import { FILL_REQUIRED, LABEL_NOT_SAVED, LABELS_FAILED, LABELS_TITLE, SAVED, SURE_TO_CANCEL } from '../messages.ts'
import { type Label, labelsOf, unusedNames, withLabel } from './labels.ts'

const useStyles = makeStyles({
  actions: { width: '160px' },
  line: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', columnGap: tokens.spacingHorizontalM, alignItems: 'end' },
})

/** The dialog "Add Labels": the words of a site, each in its row. */
export const LabelsDialog = ({ site: { domain }, onClose }: { readonly site: MenuSite; readonly onClose: () => void }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const read = useRead(GetSiteCustomLabelByDomainDocument, { domain })
  return (
    <RecordDialog title={LABELS_TITLE} place={{ parameter: 'dialog', value: 'labels' }} onClose={onClose} width={640}>
      <DialogContent className={layout.stackL}>
        <Text className={layout.quiet}>
          Custom labels of <span dir="auto">{domain}</span>, shown in place of the standard ones.
        </Text>
        <LoadState read={read} what={LABELS_FAILED} skeleton="Loading the labels">
          {(data) => {
            const labels = labelsOf(data)
            return (
              <>
                <NewLabel domain={domain} names={unusedNames(labels)} />
                {labels.length === 0 ? (
                  <Text className={layout.quiet}>No custom labels yet.</Text>
                ) : (
                  <Table size="small" aria-label="Labels">
                    <TableHeader>
                      <TableRow>
                        <TableHeaderCell>Label</TableHeaderCell>
                        <TableHeaderCell>Text</TableHeaderCell>
                        <TableHeaderCell className={styles.actions}>Action</TableHeaderCell>
                      </TableRow>
                    </TableHeader>
                    <TableBody>
                      {labels.map((label) => (
                        <LabelRow key={label.defaultName} domain={domain} label={label} />
                      ))}
                    </TableBody>
                  </Table>
                )}
              </>
            )
          }}
        </LoadState>
      </DialogContent>
    </RecordDialog>
  )
}

const NewLabel = ({ domain, names }: { readonly domain: string; readonly names: readonly string[] }) => {
  const styles = useStyles()
  const id = useId()
  const [name, setName] = useState('')
  const { field, edit, save } = useLabelEdit(domain, { defaultName: name, displayName: '' }, () => setName(''))
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={{ children: 'Label', htmlFor: `${id}-name` }} required>
        <Select id={`${id}-name`} value={name} onChange={(_, data) => setName(data.value)}>
          <option value="">Choose a label</option>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <CleanedField label="Text" required>
        <Input value={field.value} onChange={(_, data) => field.onChange(data.value)} />
      </CleanedField>
      <ActionButton type="submit" icon={<AddRegular />} reason={edit.reason} isPending={edit.isBusy}>
        Add
      </ActionButton>
      {edit.dialogs}
    </form>
  )
}

/** A label: shown, or edited in place with Save and Cancel. */
const LabelRow = ({ domain, label }: { readonly domain: string; readonly label: Label }) => {
  const { defaultName, displayName } = label
  // As it was when the edit began: what others save does not change it.
  const [edited, setEdited] = useState<Label | null>(null)
  if (edited !== null) return <EditedRow domain={domain} label={edited} onDone={() => setEdited(null)} />
  return (
    <TableRow>
      <TableCell>{defaultName}</TableCell>
      <TableCell>{displayName}</TableCell>
      <TableCell>
        <Button size="small" appearance="subtle" icon={<EditRegular />} aria-label={`Edit the label of ${defaultName}`} onClick={() => setEdited(label)}>
          Edit
        </Button>
      </TableCell>
    </TableRow>
  )
}

const EditedRow = ({ domain, label, onDone }: { readonly domain: string; readonly label: Label; readonly onDone: () => void }) => {
  const { defaultName } = label
  const { field, edit, save } = useLabelEdit(domain, label, onDone)
  return (
    <TableRow>
      <TableCell>{defaultName}</TableCell>
      <TableCell>
        <Input
          aria-label={`Label of ${defaultName}`}
          value={field.value}
          autoFocus
          onChange={(_, data) => field.onChange(data.value)}
          onKeyDown={onKeys((event) => event.key === 'Enter' && save())}
        />
      </TableCell>
      <TableCell>
        <ConfirmPopover question={SURE_TO_CANCEL} onConfirm={onDone}>
          <Button size="small">Cancel</Button>
        </ConfirmPopover>{' '}
        <ActionButton size="small" appearance="primary" reason={edit.reason} isPending={edit.isBusy} onClick={save}>
          Save
        </ActionButton>
        {edit.dialogs}
      </TableCell>
    </TableRow>
  )
}

type LabelText = Pick<Label, 'displayName'>

const FIELDS = [fieldOf<LabelText>()('displayName', 'Labels', 'Text')]
const SECTIONS = [{ id: 'labels', title: 'Labels', fields: ['displayName'] }]

const readLabels = async (bridge: Bridge, domain: string): Promise<readonly Label[]> =>
  labelsOf((await executeOperation(bridge, GetSiteCustomLabelByDomainDocument, { domain })).data)

/** Edits one label of a domain, a stored one or one without a text yet. Called with an empty name while none is chosen. */
const useLabelEdit = (domain: string, { defaultName, displayName }: Label, onSaved: () => void) => {
  const bridge = useBridge()
  const notify = useNotify()
  const methods = useForm<LabelText>({ defaultValues: { displayName } })
  const edit = useRecordEdit<LabelText, LabelText>({
    what: 'label',
    question: `Save the label of ${defaultName}?`,
    loaded: { displayName },
    valuesOf: (text) => text,
    fields: FIELDS,
    methods,
    sections: SECTIONS,
    read: async () => ({ displayName: (await readLabels(bridge, domain)).find((label) => label.defaultName === defaultName)?.displayName ?? '' }),
    // The platform keeps all labels as one list: it is read again, so that the others stay as they are by now.
    platform: { sends: UpdateCustomLabelsDocument },
    write: async (_, { values }, send) =>
      send(UpdateCustomLabelsDocument, {
        domain,
        typeValue: LABELS_TYPE_VALUE,
        customLabels: withLabel(await readLabels(bridge, domain), { defaultName, displayName: values.displayName.trim() }),
      }),
    invalidates: [GetSiteCustomLabelByDomainDocument],
    notSaved: LABEL_NOT_SAVED,
    success: { message: SAVED, detail: `${defaultName}: ${methods.getValues('displayName').trim()}` },
    onSaved: () => {
      methods.reset()
      onSaved()
    },
    leaving: `The labels of ${domain} are not saved.`,
    staysOpen: true,
  })
  const { field } = useController({ control: methods.control, name: 'displayName' })
  const save = (): void => {
    if (defaultName === '' || field.value.trim() === '') notify.show({ intent: 'warning', message: FILL_REQUIRED })
    else edit.submit()
  }
  return { field, edit, save }
}
