import { useCallback, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { type FormDraft, useDraft } from '#patterns/record-page/draft/use-draft.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { editDraftOf, type ResumedEdit, resumedEdit } from '../model/drafts.ts'
import type { SiteFormMethods } from '../use-site-form.ts'

interface EditDraftOptions {
  readonly siteId: string
  readonly methods: SiteFormMethods
  readonly loaded: SiteFormValues
  readonly locked: readonly FieldName[]
}

/** The draft of an edit, one a site: offered only while it differs from the site. `base`: what the changes in the form are made to. */
export const useEditDraft = ({ siteId, methods, loaded, locked }: EditDraftOptions): { readonly draft: FormDraft; readonly base: SiteFormValues } => {
  const bridge = useBridge()
  const [base, setBase] = useState(loaded)
  const offered = useRef<ResumedEdit | null>(null)
  const parse = useCallback(
    (stored: unknown) => {
      offered.current = resumedEdit(stored, loaded, locked)
      return offered.current?.form ?? null
    },
    [loaded, locked],
  )
  const keep = useCallback((form: SiteFormValues) => editDraftOf(base, form), [base])
  const draft = useDraft({ port: bridge.drafts, form: `edit-site:${siteId}`, methods, parse, keep })
  const { offer } = draft
  const restore = useCallback(() => {
    if (offered.current !== null) setBase(offered.current.base)
    offer?.restore()
  }, [offer])
  return { base, draft: { ...draft, offer: offer === null ? null : { ...offer, restore } } }
}
