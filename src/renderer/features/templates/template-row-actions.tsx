import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { RowAction } from '#components/data-table/data-table.tsx'
import type { Template } from '#data/templates/use-templates.ts'
import { NO_ACCESS, SURE_TO_DELETE } from './messages.ts'
import { templateName } from './template-columns.ts'

export interface TemplateActions {
  readonly edit: (template: Template) => void
  readonly remove: (template: Template) => void
  readonly may: { readonly edit: boolean; readonly remove: boolean }
  /** Why nothing can be changed now, null when it can. */
  readonly writesBlocked: string | null
  /** Slug of the template that is being deleted, null while none is. */
  readonly removing: string | null
}

/** The menu of a template. */
export const templateRowActions = (template: Template, { edit, remove, may, writesBlocked, removing }: TemplateActions): readonly RowAction[] => {
  const reason = (text: string | null) => (text === null ? {} : { disabledReason: text })
  const busy = removing === template.slugName ? 'It is being deleted.' : null
  return [
    { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(template), ...reason(may.edit ? null : NO_ACCESS) },
    {
      id: 'delete',
      label: 'Delete',
      icon: <DeleteRegular />,
      divided: true,
      onSelect: () => remove(template),
      confirm: { question: SURE_TO_DELETE, detail: `The template ${templateName(template)}.`, confirmLabel: 'Delete' },
      destructive: true,
      ...reason(may.remove ? (writesBlocked ?? busy) : NO_ACCESS),
    },
  ]
}
