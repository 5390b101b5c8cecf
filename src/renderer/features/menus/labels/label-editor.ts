import { useForm } from 'react-hook-form'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetSiteCustomLabelByDomainDocument, UpdateCustomLabelsDocument } from '#generated/graphql.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import { type RecordEdit, useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { LABELS_TYPE_VALUE } from '#shared/domain/content/menu.ts'
import { LABEL_NOT_SAVED, SAVED } from '../messages.ts'
import { type Label, labelsOf, withLabel } from './labels.ts'

/** The text of one label; empty where none is stored. */
export interface LabelText {
  displayName: string
}

const FIELDS = [fieldOf<LabelText>()('displayName', 'Labels', 'Text')]
const SECTIONS = [{ id: 'labels', title: 'Labels', fields: ['displayName'] }]
const asItIs = (text: LabelText): LabelText => text

const readLabels = async (bridge: Bridge, domain: string): Promise<readonly Label[]> =>
  labelsOf((await executeOperation(bridge, GetSiteCustomLabelByDomainDocument, { domain })).data)

/** Edits one label of a domain, a stored one or one without a text yet. Called with an empty name while none is chosen. */
export const useLabelEdit = (domain: string, { defaultName, displayName }: Label, onSaved: () => void) => {
  const bridge = useBridge()
  const methods = useForm<LabelText>({ defaultValues: { displayName } })
  const edit: RecordEdit = useRecordEdit<LabelText, LabelText>({
    what: 'label',
    question: `Save the label of ${defaultName}?`,
    loaded: { displayName },
    valuesOf: asItIs,
    fields: FIELDS,
    methods,
    sections: SECTIONS,
    read: async () => ({ displayName: (await readLabels(bridge, domain)).find((label) => label.defaultName === defaultName)?.displayName ?? '' }),
    // The platform keeps all labels as one list: it is read again, so that the others stay as they are by now.
    write: async (_, { values }, send) =>
      send(UpdateCustomLabelsDocument, {
        domain,
        typeValue: LABELS_TYPE_VALUE,
        customLabels: [...withLabel(await readLabels(bridge, domain), { defaultName, displayName: values.displayName.trim() })],
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
  return { methods, edit }
}
