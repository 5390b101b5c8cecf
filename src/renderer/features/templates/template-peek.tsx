import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { MessagePreview } from '#components/message/message-preview.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useConnectionProfile } from '#data/session/connection.ts'
import { type Template, templateImageAddress } from '#data/templates/use-templates.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import type { TemplateScope } from './template-scope.ts'
import { templateName, typeOf } from './template-values.ts'

interface TemplatePeekProps {
  readonly template: Template
  readonly scope: TemplateScope
  /** Null: may not be edited. */
  readonly onOpen: ((template: Template) => void) | null
  readonly onClose: () => void
}

/** A template's message beside the list. */
export const TemplatePeek = ({ template, scope, onOpen, onClose }: TemplatePeekProps) => {
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
    </PeekPanel>
  )
}
