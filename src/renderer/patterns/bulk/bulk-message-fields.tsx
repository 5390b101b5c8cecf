import { Switch } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldNote } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { MessageField } from '#components/message/message-field.tsx'
import { BesidePreview, MessagePreview } from '#components/message/message-preview.tsx'
import { Notice } from '#components/notice.tsx'
import { useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { type Template, templateImageAddress, useTemplates } from '#data/templates/use-templates.ts'
import { MESSAGE_LABELS } from '#shared/domain/bulk/bulk-jobs.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { TypedChange } from './bulk-choice.ts'
import { ACCOUNT_PLACEHOLDERS, messageProblem } from './message-rules.ts'

const noteOf = (text: string): FieldNote | undefined => {
  const problem = messageProblem(text)
  return problem === null ? undefined : { state: 'error', text: problem }
}

/** What a message says: written, or taken from a campaign template with its image; and what it will look like. */
export const BulkMessageFields = () => {
  const layout = useLayoutStyles()
  const may = useMayAccess()
  const mayTemplates = may({ group: 'campaigns', operation: 'run_campaigns' }) || may({ group: 'campaigns', operation: 'campaigns_templates' })
  const [text, image] = useWatch<TypedChange, ['text', 'second']>({ name: ['text', 'second'] })
  return (
    <BesidePreview
      preview={<MessagePreview type="WHATSAPP" subject="" text={text} placeholders={ACCOUNT_PLACEHOLDERS} imageUrl={image === '' ? null : image} />}
    >
      <div className={layout.stack}>
        {mayTemplates && <TemplateFields />}
        <MessageField name="text" label={MESSAGE_LABELS.text} required placeholders={ACCOUNT_PLACEHOLDERS} note={noteOf(text)} />
      </div>
    </BesidePreview>
  )
}

const TEMPLATE = 'Template'
const NONE: readonly Template[] = []
const WITH_IMAGE = 'Send the image of the template too'
const NO_IMAGE_ADDRESS = 'The connection profile names no address for images: the image of this template cannot be sent.'

const TemplateFields = () => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { rows = NONE, stopped, failure, isReadingOn, retry } = useTemplates(MASTER_SITE_ID)
  const { setValue } = useFormContext<TypedChange>()
  const [slug, image] = useWatch<TypedChange, ['value', 'second']>({ name: ['value', 'second'] })
  const offered = useMemo(() => rows.filter(({ type }) => type !== 'EMAIL'), [rows])
  const options = useMemo(() => offered.map(({ slugName, tempName }) => ({ value: slugName, label: tempName || slugName })), [offered])
  const imageOf = (wanted: unknown): string => templateImageAddress(imageBase, offered.find(({ slugName }) => slugName === wanted)?.image) ?? ''
  const take = (wanted: string): void => {
    const template = offered.find(({ slugName }) => slugName === wanted)
    setValue('second', imageOf(wanted))
    if (template !== undefined) setValue('text', template.text ?? '', { shouldDirty: true })
  }
  const hasImage = offered.some(({ slugName, image: one }) => slugName === slug && Boolean(one?.key))
  return (
    <>
      {failure !== null && <Notice intent="warning">The templates could not be loaded. You can write the message.</Notice>}
      <PagingNotice stopped={stopped} onRetry={retry} />
      <ComboField
        name="value"
        label={TEMPLATE}
        options={options}
        isLoading={(rows === NONE && failure === null) || isReadingOn}
        placeholder="None: write the message"
        onChosen={take}
      />
      {hasImage && imageBase === null && <Notice intent="warning">{NO_IMAGE_ADDRESS}</Notice>}
      {hasImage && imageBase !== null && (
        <Switch label={WITH_IMAGE} checked={image !== ''} onChange={(_, { checked }) => setValue('second', checked ? imageOf(slug) : '')} />
      )}
    </>
  )
}
