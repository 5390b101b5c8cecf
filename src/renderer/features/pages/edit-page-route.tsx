import { DocumentRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { findMasterPage, type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { GetSitePagesByAdminDocument, UpdateSitePageDocument } from '#generated/graphql.ts'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { IMAGE_BUSY, IS_LOADING, LIST_FAILED, NO_PAGE_CHOSEN, NO_SUCH_PAGE, PAGE_SAVED, SAVE_FAILED } from './messages.ts'
import { PAGE_SECTIONS, PageForm } from './page-form.tsx'
import { PAGE_FIELDS, type PageValues, pageInput, storedPageSchema, valuesOf } from './page-values.ts'

const LIST = { path: '/site-pages', label: 'Go to the pages' }

/** The screen of a stored page, named in the address. What the list has read shows at once; it can be changed when the platform has answered again. */
const EditPageRoute = () => {
  const [search] = useSearchParams()
  const pageName = search.get('page')
  const bridge = useBridge()
  const listed = useQueryClient().getQueryData<{ readonly rows: readonly MasterPage[] }>(masterPagesQuery(bridge).queryKey)
  return (
    <RecordPage
      what="page"
      id={pageName}
      read={findMasterPage}
      known={listed?.rows.find((page) => page.pageName === pageName)}
      list={LIST}
      noneChosen={NO_PAGE_CHOSEN}
      notFound={{ title: NO_SUCH_PAGE, explanation: `No page is named ${pageName}. It may have been deleted.`, icon: DocumentRegular }}
      loadFailed={LIST_FAILED}
    >
      {(page, isFresh) => <EditPage page={page} isFresh={isFresh} />}
    </RecordPage>
  )
}

const RESOLVER = zodResolver(storedPageSchema)

const EditPage = ({ page, isFresh }: { readonly page: MasterPage; readonly isFresh: boolean }) => {
  const { pageName } = page
  const bridge = useBridge()
  const navigate = useNavigate()
  const [isImageBusy, setImageBusy] = useState(false)
  const methods = useForm<PageValues, unknown, PageValues>({ defaultValues: valuesOf(page), resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const edit = useRecordEdit({
    what: 'page',
    question: `Save the changes to ${pageName}?`,
    loaded: page,
    valuesOf,
    fields: PAGE_FIELDS,
    methods,
    sections: PAGE_SECTIONS,
    read: () => findMasterPage(bridge, pageName),
    write: (now, { values }, send) => send(UpdateSitePageDocument, { input: pageInput(values, now) }),
    invalidates: [GetSitePagesByAdminDocument],
    notSaved: SAVE_FAILED,
    success: { message: PAGE_SAVED, detail: pageName },
    onSaved: () => {
      edit.allowNextNavigation()
      void navigate(LIST.path)
    },
    refusal: isFresh ? (isImageBusy ? IMAGE_BUSY : null) : IS_LOADING,
    leaving: 'What you changed on the page is not saved.',
  })
  return (
    <PageForm methods={methods} saving={edit} pageName={pageName} isReadOnly={!isFresh} onImageBusy={setImageBusy} onCancel={() => void navigate(LIST.path)} />
  )
}

export default EditPageRoute
