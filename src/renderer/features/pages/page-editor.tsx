import { DocumentRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { findMasterPage, type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { foundNew } from '#data/saving/holds.ts'
import { CreateSitePageDocument, GetSitePagesByAdminDocument, UpdateSitePageDocument } from '#generated/graphql.ts'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { pageNameOf } from '#shared/domain/content/page.ts'
import {
  CREATE_FAILED,
  IMAGE_BUSY,
  IS_LOADING,
  LIST_FAILED,
  NO_PAGE_CHOSEN,
  NO_SUCH_PAGE,
  nameTaken,
  PAGE_CREATED,
  PAGE_SAVED,
  SAVE_FAILED,
} from './messages.ts'
import { PAGE_SECTIONS, PageForm } from './page-form.tsx'
import { NEW_PAGE, newPageSchema, PAGE_FIELDS, pageInput, pageUndo, storedPageSchema, valuesOf } from './page-values.ts'

const LIST = { path: '/site-pages', label: 'Go to the pages' }
/** The list with that page alone, whatever its tags: at first it shows those of one tag, and twenty of them. */
const pageSeenAt = (pageName: string): string => `${LIST.path}?${new URLSearchParams({ tags: 'any', q: pageName })}`

const LEAVING = 'What you changed on the page is not saved.'

/** The screen of a new page. The names that are taken are known once the pages are there; the platform refuses one in any case. */
export const CreatePage = () => {
  const bridge = useBridge()
  const [isImageBusy, setImageBusy] = useState(false)
  const { data } = useQuery(masterPagesQuery(bridge))
  const resolver = useMemo(() => zodResolver(newPageSchema(new Set(data?.rows.map(({ pageName }) => pageName)))), [data])
  const methods = useForm({ defaultValues: NEW_PAGE, resolver, mode: 'onTouched', shouldFocusError: false })
  const saving = useRecordCreate({
    what: 'page',
    platform: { sends: CreateSitePageDocument },
    methods,
    sections: PAGE_SECTIONS,
    create: (values) => {
      const input = pageInput(values, null)
      return {
        id: input.pageName,
        send: (send) => send(CreateSitePageDocument, { input }),
        find: async () => foundNew(await findMasterPage(bridge, input.pageName), input),
      }
    },
    invalidates: [GetSitePagesByAdminDocument],
    success: ({ title }) => ({ message: PAGE_CREATED, detail: pageNameOf(title) }),
    listPath: LIST.path,
    seenAt: ({ title }) => pageSeenAt(pageNameOf(title)),
    refusedField: (message, { title }) =>
      message.replaceAll(' ', '_').includes('PAGE_NAME_ALREADY_EXISTS') ? { field: 'title', message: nameTaken(pageNameOf(title)) } : null,
    notCreated: CREATE_FAILED,
    refusal: isImageBusy ? IMAGE_BUSY : null,
    leaving: LEAVING,
  })
  return <PageForm methods={methods} saving={saving} pageName={null} onImageBusy={setImageBusy} />
}

/** The screen of a stored page, named in the address. What the list has read shows at once; it can be changed when the platform has answered again. */
export const EditPage = () => {
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
      {(page, isFresh) => <StoredPage page={page} isFresh={isFresh} />}
    </RecordPage>
  )
}

const RESOLVER = zodResolver(storedPageSchema)

const StoredPage = ({ page, isFresh }: { readonly page: MasterPage; readonly isFresh: boolean }) => {
  const { pageName } = page
  const bridge = useBridge()
  const [isImageBusy, setImageBusy] = useState(false)
  const methods = useForm({ defaultValues: valuesOf(page), resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const edit = useRecordEdit({
    what: 'page',
    question: `Save the changes to ${pageName}?`,
    loaded: page,
    valuesOf,
    fields: PAGE_FIELDS,
    methods,
    sections: PAGE_SECTIONS,
    read: () => findMasterPage(bridge, pageName),
    platform: { sends: UpdateSitePageDocument, reads: GetSitePagesByAdminDocument },
    write: (now, { values }, send) => send(UpdateSitePageDocument, { input: pageInput(values, now) }),
    undoOf: pageUndo,
    invalidates: [GetSitePagesByAdminDocument],
    notSaved: SAVE_FAILED,
    success: { message: PAGE_SAVED, detail: pageName },
    listPath: LIST.path,
    refusal: isFresh ? (isImageBusy ? IMAGE_BUSY : null) : IS_LOADING,
    leaving: LEAVING,
  })
  return <PageForm methods={methods} saving={edit} pageName={pageName} isReadOnly={!isFresh} onImageBusy={setImageBusy} />
}
