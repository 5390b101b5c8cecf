import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { findMasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { foundNew } from '#data/saving/holds.ts'
import { CreateSitePageDocument, GetSitePagesByAdminDocument } from '#generated/graphql.ts'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { pageNameOf } from '#shared/domain/content/page.ts'
import { CREATE_FAILED, IMAGE_BUSY, nameTaken, PAGE_CREATED } from './messages.ts'
import { PAGE_SECTIONS, PageForm } from './page-form.tsx'
import { NEW_PAGE, newPageSchema, type PageValues, pageInput } from './page-values.ts'

/** The screen of a new page. The names that are taken are known once the pages are there; the platform refuses one in any case. */
const CreatePageRoute = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const [isImageBusy, setImageBusy] = useState(false)
  const { data } = useQuery(masterPagesQuery(bridge))
  const resolver = useMemo(() => zodResolver(newPageSchema(new Set(data?.rows.map(({ pageName }) => pageName)))), [data])
  const methods = useForm<PageValues, unknown, PageValues>({ defaultValues: NEW_PAGE, resolver, mode: 'onTouched', shouldFocusError: false })
  const leave = (): void => void navigate('/site-pages')
  const saving = useRecordCreate({
    what: 'page',
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
    onCreated: leave,
    refusedField: (message, { title }) =>
      message.replaceAll(' ', '_').includes('PAGE_NAME_ALREADY_EXISTS') ? { field: 'title', message: nameTaken(pageNameOf(title)) } : null,
    notCreated: CREATE_FAILED,
    refusal: isImageBusy ? IMAGE_BUSY : null,
    leaving: 'What you changed on the page is not saved.',
  })
  return <PageForm methods={methods} saving={saving} pageName={null} onImageBusy={setImageBusy} onCancel={leave} />
}

export default CreatePageRoute
