import { Button, Tab, TabList } from '@fluentui/react-components'
import { AddRegular, MailTemplateRegular } from '@fluentui/react-icons'
import { useCallback, useId, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { type Template, useTemplates } from '#data/templates/use-templates.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { TEMPLATE_TYPES, type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { LIST_FAILED, NO_ACCESS } from './messages.ts'
import { TEMPLATE_CRITERIA, TEMPLATE_LIST, templateName } from './template-columns.ts'
import { TemplatePeek } from './template-peek.tsx'
import { templateRowActions } from './template-row-actions.tsx'
import type { TemplateScope } from './template-scope.ts'
import { typeOf } from './template-values.ts'
import { useTemplateRemoval } from './use-template-removal.ts'
import { typeAddress, useTemplateType } from './use-template-type.ts'

const NO_TEMPLATES: readonly Template[] = []
const NO_FIELDS: readonly never[] = []
const templateId = ({ slugName }: Template): string => slugName

/** The templates of a scope, one tab a type, with a look at the message beside them. */
export const TemplateList = ({ scope }: { readonly scope: TemplateScope }) => {
  const searchId = useId()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const may = useMayAccess()
  const [type, setType] = useTemplateType()
  const { rows: all = NO_TEMPLATES, isComplete, isReadingOn, stopped, failure, retry } = useTemplates(scope.siteId)
  const templates = useMemo(() => all.filter((template) => typeOf(template) === type), [all, type])
  const { filters, setFilters, clear, ...list } = useListState(TEMPLATE_LIST)
  const matches = useRowFilter(templates, TEMPLATE_CRITERIA, filters)
  const [peeked, peek] = usePeek(templates, templateId, matches)
  const { remove, removing } = useTemplateRemoval()

  const mayEdit = may(scope.access.edit)
  const mayRemove = may(scope.access.remove)
  const { editPath } = scope
  const edit = useCallback(
    (template: Template) => void (mayEdit && navigate(`${editPath}?template=${encodeURIComponent(template.slugName)}`, { state: { template } })),
    [editPath, mayEdit, navigate],
  )
  const rowActions = useCallback(
    (template: Template) => templateRowActions(template, { edit, remove, may: { edit: mayEdit, remove: mayRemove }, writesBlocked: gate.reason, removing }),
    [edit, gate.reason, mayEdit, mayRemove, remove, removing],
  )
  useListShortcuts({ group: 'Templates', what: 'templates', searchId, onClear: clear, onRefresh: retry })

  if (failure !== null && all.length === 0) {
    return <FailureState what={LIST_FAILED} failure={failure} onRetry={retry} />
  }
  return (
    <ListLayout
      notice={<PagingNotice stopped={stopped} onRetry={retry} />}
      summary={
        <TabList selectedValue={type} onTabSelect={(_, { value }) => setType(value as TemplateType)}>
          {TEMPLATE_TYPES.map((each) => (
            <Tab key={each} value={each}>
              {scope.tabs[each]}
            </Tab>
          ))}
        </TabList>
      }
      actions={<RefreshButton onRefresh={retry} />}
      filters={
        <FilterBar
          label="Filter templates"
          search={{ id: searchId, value: filters.q, placeholder: 'Search template, subject, content', onChange: (q) => setFilters({ q }) }}
          fields={NO_FIELDS}
          onClear={clear}
          clearKey="X"
        />
      }
      table={
        <DataTable
          label={scope.tabs[type]}
          rows={templates}
          matches={matches}
          columns={TEMPLATE_LIST.columns}
          rowId={templateId}
          rowLabel={templateName}
          state={list.table}
          onStateChange={list.setTable}
          filterKey={list.filterKey}
          onOpen={edit}
          peekedId={peeked?.slugName ?? null}
          onPeek={peek}
          rowActions={rowActions}
          loading={!isComplete && stopped === null && (isReadingOn || failure === null) && templates.length === 0}
          emptyState={
            templates.length > 0 ? (
              <NothingMatches title="No template matches" onClear={clear} />
            ) : (
              <EmptyState
                icon={MailTemplateRegular}
                title={`There is no ${templateTypeLabel(type)} template yet`}
                explanation="Add one: name, text with placeholders, and an image if it needs one."
              />
            )
          }
          toolbarEnd={<AddButton scope={scope} type={type} refusal={may(scope.access.create) ? null : NO_ACCESS} />}
        />
      }
      peek={peeked !== undefined && <TemplatePeek template={peeked} scope={scope} onOpen={mayEdit ? edit : null} onClose={() => peek(null)} />}
    />
  )
}

interface AddButtonProps {
  readonly scope: TemplateScope
  readonly type: TemplateType
  /** Why none can be added, null when one can. */
  readonly refusal: string | null
}

const AddButton = ({ scope, type, refusal }: AddButtonProps) =>
  refusal === null ? (
    <LinkButton to={typeAddress(scope.addPath, type)} appearance="primary" icon={<AddRegular />}>
      Add Template
    </LinkButton>
  ) : (
    <Button appearance="primary" icon={<AddRegular />} disabledFocusable title={refusal}>
      Add Template
    </Button>
  )
