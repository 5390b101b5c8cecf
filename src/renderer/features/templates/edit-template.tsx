import { MailTemplateRegular } from '@fluentui/react-icons'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { type Template, useTemplates } from '#data/templates/use-templates.ts'
import { carriedTemplate } from './carried-template.ts'
import { LIST_FAILED, NO_SUCH_TEMPLATE, NO_TEMPLATE_CHOSEN } from './messages.ts'
import { SaveBar } from './save-bar.tsx'
import { TemplateForm } from './template-form.tsx'
import type { TemplateScope } from './template-scope.ts'
import { typeOf } from './template-values.ts'
import { useTemplateSave } from './use-template-save.ts'

interface EditTemplateProps {
  readonly scope: TemplateScope
}

/** The template named in the address, else the one that the list carried here; what is known of it shows until the platform has answered anew. */
export const EditTemplate = ({ scope }: EditTemplateProps) => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const carried = useMemo(() => carriedTemplate(state, scope.siteId), [state, scope.siteId])
  const slug = search.get('template') ?? carried?.slugName ?? null
  if (slug === null) return <NoTemplateChosen scope={scope} />
  return <StoredTemplate key={slug} scope={scope} slug={slug} carried={carried?.slugName === slug ? carried : null} />
}

interface StoredTemplateProps extends EditTemplateProps {
  readonly slug: string
  readonly carried: Template | null
}

const StoredTemplate = ({ scope, slug, carried }: StoredTemplateProps) => {
  const { rows, isComplete, isRefreshing, stopped, failure, retry } = useTemplates(scope.siteId)
  const found = rows?.find(({ slugName }) => slugName === slug)
  const [opened, setOpened] = useState<Template | null>(null)
  if (opened === null && found !== undefined && !isRefreshing) setOpened(found)

  if (opened !== null) return <TemplateEditor key="opened" scope={scope} stored={opened} isReadOnly={false} />
  if (found !== undefined) return <TemplateEditor key="known" scope={scope} stored={found} isReadOnly />
  if (isComplete && !isRefreshing) return <NoSuchTemplate scope={scope} slug={slug} />
  if (stopped !== null && !isRefreshing) {
    return (
      <>
        <PagingNotice stopped={stopped} onRetry={retry} />
        <NoSuchTemplate scope={scope} slug={slug} />
      </>
    )
  }
  if (failure !== null && !isRefreshing) {
    return <FailureState what={LIST_FAILED} failure={failure} onRetry={retry} />
  }
  return carried === null ? <FormSkeleton /> : <TemplateEditor key="carried" scope={scope} stored={carried} isReadOnly />
}

interface TemplateEditorProps extends EditTemplateProps {
  /** As it was when the form was opened: what others save meanwhile does not change a form that is being filled. */
  readonly stored: Template
  readonly isReadOnly: boolean
}

const TemplateEditor = ({ scope, stored, isReadOnly }: TemplateEditorProps) => {
  const type = typeOf(stored)
  const saving = useTemplateSave({ scope, type, stored })
  return (
    <>
      <TemplateForm
        scope={scope}
        type={type}
        use="edit"
        methods={saving.methods}
        isReadOnly={isReadOnly}
        bar={<SaveBar saving={isReadOnly ? { ...saving, refusal: 'The template is being loaded.' } : saving} />}
        onValid={isReadOnly ? ignore : saving.save}
        onImageBusy={saving.onImageBusy}
      />
      {saving.question}
    </>
  )
}

const ignore = (): void => undefined

/** Back to the list, with a word why. */
const NoTemplateChosen = ({ scope }: EditTemplateProps) => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    notify.show({ id: 'no-template-chosen', intent: 'info', message: NO_TEMPLATE_CHOSEN })
    void navigate(scope.listPath, { replace: true })
  }, [navigate, notify, scope])
  return null
}

const NoSuchTemplate = ({ scope, slug }: EditTemplateProps & { readonly slug: string }) => (
  <EmptyState
    role="alert"
    icon={MailTemplateRegular}
    title={NO_SUCH_TEMPLATE}
    explanation={`No template is called ${slug}. It may have been deleted.`}
    actions={
      <LinkButton to={scope.listPath} appearance="primary">
        Go to the templates
      </LinkButton>
    }
  />
)
