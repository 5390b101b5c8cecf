import { Button, Tab, TabList } from '@fluentui/react-components'
import { DeleteRegular, EditRegular, MailTemplateRegular } from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { MessagePreview } from '#components/message/message-preview.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { findTemplate, type Template, templateImageAddress, useTemplates } from '#data/templates/use-templates.ts'
import { DeleteTempleteDocument, GetTempleteByUpdatedAtBySiteIdDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { TEMPLATE_TYPES, type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { DELETE_FAILED, IS_BEING_DELETED, LIST_FAILED, NO_ACCESS, TEMPLATE_DELETED } from './messages.ts'
import { GLOBAL_TEMPLATES, type TemplateScope } from './template-scope.ts'
import { templateName, typeAddress, typeOf, useTemplateType } from './template-values.ts'

const BulkTemplateButton = lazyPart(async () => (await import('./bulk-template-change.tsx')).BulkTemplateButton)
const BulkRunLink = lazyPart(async () => (await import('#patterns/bulk/bulk-run-link.tsx')).BulkRunLink)
const BULK_RUNS = <BulkRunLink />

/** The templates of a scope; the last columns wait in the column chooser. */
const templateList = (scope: TemplateScope, type: TemplateType) =>
  defineList<Template>({
    id: scope === GLOBAL_TEMPLATES ? 'global-templates' : 'master-templates',
    reads: GetTempleteByUpdatedAtBySiteIdDocument,
    label: scope.tabs[type],
    one: 'template',
    many: 'templates',
    rowId: ({ slugName }) => slugName,
    rowLabel: templateName,
    record: scope === GLOBAL_TEMPLATES ? 'global-template' : 'master-template',
    context: ['type'],
    search: { hint: 'Search template, subject, content', of: ({ tempName, tempSubject, text }) => [tempName, tempSubject, text] },
    columns: [
      { id: 'name', title: 'Template', kind: 'text', value: templateName, width: 200, fixed: true },
      { id: 'subject', title: 'Subject', kind: 'text', value: ({ tempSubject }) => tempSubject, width: 200 },
      { id: 'type', title: 'Type', kind: 'text', value: (template) => templateTypeLabel(template.type), width: 90 },
      { id: 'image', title: 'Image', kind: 'text', value: ({ image }) => (image?.key ? 'Yes' : null), width: 72 },
      { id: 'updated', title: 'Updated', kind: 'date', value: ({ updatedAt }) => updatedAt, text: ({ updatedAt }) => formatDateTime(updatedAt), width: 144 },
      { id: 'text', title: 'Content', kind: 'text', value: ({ text }) => text, width: 320, cutAt: 80, hiddenByDefault: true },
      {
        id: 'created',
        title: 'Created',
        kind: 'date',
        value: ({ createdAt }) => createdAt,
        text: ({ createdAt }) => formatDateTime(createdAt),
        width: 156,
        hiddenByDefault: true,
      },
    ],
    loadFailed: LIST_FAILED,
    empty: {
      icon: MailTemplateRegular,
      title: `There are no ${templateTypeLabel(type)} templates yet`,
      explanation: 'Add one: name, text with placeholders, and an image if it needs one.',
    },
  })

export const TemplateList = ({ scope }: { readonly scope: TemplateScope }) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const may = useMayAccess()
  const [type, setType] = useTemplateType()
  const { rows: all, isReadingOn, stopped, failure, retry } = useTemplates(scope.siteId)
  const templates = useMemo(() => all?.filter((template) => typeOf(template) === type), [all, type])
  const list = useMemo(() => templateList(scope, type), [scope, type])
  const removal = useSave<Template>({
    run: ({ siteId, slugName }, send) => send(DeleteTempleteDocument, { siteId, slugName }),
    sends: [DeleteTempleteDocument],
    find: async ({ siteId, slugName }) => ((await findTemplate(bridge, siteId, slugName)) === undefined ? 'as-sent' : 'absent'),
    idOf: ({ slugName }) => slugName,
    isPerId: true,
    invalidates: [GetTempleteByUpdatedAtBySiteIdDocument],
    success: (template) => ({ message: TEMPLATE_DELETED, detail: templateName(template) }),
    failed: DELETE_FAILED,
  })

  const mayEdit = may(scope.access.edit)
  const mayRemove = may(scope.access.remove)
  const { editPath } = scope
  const edit = useCallback(
    (template: Template) => void (mayEdit && navigate(`${editPath}?template=${encodeURIComponent(template.slugName)}`, { state: { template } })),
    [editPath, mayEdit, navigate],
  )
  const { run: remove, pending, gate } = removal
  const rowActions = useCallback(
    (template: Template): readonly RowAction[] => {
      const refusal = mayRemove ? (gate.reason ?? (pending.has(template.slugName) ? IS_BEING_DELETED : null)) : NO_ACCESS
      return [
        { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(template), ...(mayEdit ? {} : { disabledReason: NO_ACCESS }) },
        {
          id: 'delete',
          label: 'Delete',
          icon: <DeleteRegular />,
          divided: true,
          destructive: true,
          onSelect: () => void remove(template),
          ...(refusal === null ? {} : { disabledReason: refusal }),
        },
      ]
    },
    [edit, gate.reason, mayEdit, mayRemove, pending, remove],
  )
  return (
    <ListPage
      list={list}
      // A tab without templates is empty only once all of them are there.
      read={{ rows: templates?.length === 0 && isReadingOn ? undefined : templates, failure, isFetching: isReadingOn, stopped, refresh: retry }}
      onOpen={edit}
      rowActions={rowActions}
      bulkActions={({ onScreen }) => <BulkTemplateButton scope={scope} onScreen={onScreen} />}
      tools={BULK_RUNS}
      summary={
        <TabList selectedValue={type} onTabSelect={(_, { value }) => setType(value as TemplateType)}>
          {TEMPLATE_TYPES.map((each) => (
            <Tab key={each} value={each}>
              {scope.tabs[each]}
            </Tab>
          ))}
        </TabList>
      }
      create={{ to: typeAddress(scope.addPath, type), label: 'Add Template', denied: may(scope.access.create) ? null : NO_ACCESS }}
      peek={(template, close) => <TemplatePeek template={template} scope={scope} onOpen={mayEdit ? edit : null} onClose={close} />}
    />
  )
}

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)

interface TemplatePeekProps {
  readonly template: Template
  readonly scope: TemplateScope
  readonly onOpen: ((template: Template) => void) | null
  readonly onClose: () => void
}

const TemplatePeek = ({ template, scope, onOpen, onClose }: TemplatePeekProps) => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { tempName, tempSubject, text, image } = template
  return (
    <PeekPanel
      title={templateName(template)}
      onClose={onClose}
      {...(onOpen === null
        ? {}
        : {
            onOpen: () => onOpen(template),
            actions: (
              <Button size="small" icon={<EditRegular />} onClick={() => onOpen(template)}>
                Edit
              </Button>
            ),
          })}
    >
      <MessagePreview
        type={typeOf(template)}
        subject={tempSubject || tempName || ''}
        text={text ?? ''}
        placeholders={scope.placeholders}
        imageUrl={templateImageAddress(imageBase, image)}
      />
      <Facts
        facts={[
          { term: 'Type', value: templateTypeLabel(template.type) },
          { term: 'Subject', value: tempSubject },
          { term: 'Created', value: formatDateTime(template.createdAt) },
          { term: 'Updated', value: formatDateTime(template.updatedAt) },
        ]}
      />
      <ChangedHere record={{ sort: 'template', id: template.slugName ?? '', name: template.tempName ?? '' }} />
    </PeekPanel>
  )
}
