import { useMemo } from 'react'
import { useMayAccess } from '#data/session/current-user.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { BulkButton } from '#patterns/bulk/bulk-button.tsx'
import type { BulkSubject } from '#patterns/bulk/bulk-choice.ts'
import { replaceChoice, textChoice } from '#patterns/bulk/bulk-fields.tsx'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { NO_ACCESS } from './messages.ts'
import type { TemplateScope } from './template-scope.ts'
import { templateName } from './template-values.ts'

const CHOICES = [replaceChoice('template.text', 'Content'), textChoice('template.tempSubject', 'Subject')]

interface BulkTemplateChangeProps {
  readonly scope: TemplateScope
  readonly templates: readonly Template[]
  readonly onClose: () => void
}

/** Changes the selected templates together. */
const BulkTemplateChange = ({ scope, templates, onClose }: BulkTemplateChangeProps) => {
  const subjects = useMemo<readonly BulkSubject[]>(
    () =>
      templates.map((template) => ({
        id: rowIdWithin(scope.siteId, template.slugName),
        domain: templateTypeLabel(template.type),
        name: templateName(template),
      })),
    [scope, templates],
  )
  return <ChooseChange choices={CHOICES} subjects={subjects} noun="template" onClose={onClose} />
}

interface BulkTemplateButtonProps extends Pick<ListScreen<Template>, 'onScreen'> {
  readonly scope: TemplateScope
}

/** In the bar of the selection. */
export const BulkTemplateButton = ({ scope, onScreen }: BulkTemplateButtonProps) => {
  const mayEdit = useMayAccess()(scope.access.edit)
  return (
    <BulkButton
      onScreen={onScreen}
      refusal={mayEdit ? null : NO_ACCESS}
      dialog={(templates, close) => <BulkTemplateChange scope={scope} templates={templates} onClose={close} />}
    />
  )
}
