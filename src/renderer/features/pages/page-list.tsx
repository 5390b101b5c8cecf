import { makeStyles, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import type { FilterCodec } from '#components/list-state/filter-codec.ts'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useOpenedRow } from '#components/list-state/use-opened-row.ts'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { PAGE_ACCESS } from '#data/pages/page-access.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { GetSitePagesByAdminDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { usePageActions } from '#patterns/page-actions/use-page-actions.tsx'
import { publicAddress } from '#shared/domain/content/image.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'
import { LIST_FAILED, NO_ACCESS_TO_CREATE, NO_IMAGE_FOUND } from './messages.ts'
import { PagePeek } from './page-peek.tsx'
import { pageLabel } from './page-values.ts'

const ImageDialog = lazyPart(async () => (await import('#components/image-field/image-dialog.tsx')).ImageDialog)

/** Parameter of the address that opens a page's image: its name. */
const IMAGE_PARAMETER = 'image'

const FIRST_TAGS: readonly string[] = ['HEADERS']

const NO_TAGS: readonly string[] = []

/** What is in the address for pages of every tag, as the absence of a tag means the first one. */
const ANY_TAG = 'any'

/** Tags in the address: nothing there is the default, which can be cleared. */
const tagsFilter: FilterCodec<readonly string[]> = {
  empty: FIRST_TAGS,
  cleared: NO_TAGS,
  read: (parameters) => {
    const tags = parameters.filter((tag) => tag !== '')
    if (tags.length === 0) return FIRST_TAGS
    return tags.includes(ANY_TAG) ? NO_TAGS : [...new Set(tags)]
  },
  write: (tags) => {
    if (tags.length === 0) return [ANY_TAG]
    return tags.length === FIRST_TAGS.length && tags.every((tag) => FIRST_TAGS.includes(tag)) ? [] : tags
  },
}

/** Manage Pages, 20 a page: the last columns wait in the column chooser. */
export const PAGE_LIST = defineList<MasterPage>({
  id: 'master-pages',
  reads: GetSitePagesByAdminDocument,
  label: 'Pages',
  one: 'page',
  many: 'pages',
  rowId: ({ pageName }) => pageName,
  rowLabel: pageLabel,
  record: 'page',
  initial: { size: 20 },
  search: { hint: 'Search page name', of: ({ pageName, displayName }) => [pageName, displayName] },
  columns: [
    { id: 'pageName', title: 'Page name', kind: 'text', value: ({ pageName }) => pageName, width: 220, cutAt: 60, fixed: true },
    { id: 'displayName', title: 'Display name', kind: 'text', value: ({ displayName }) => displayName, width: 220, cutAt: 60 },
    { id: 'pageFor', title: 'Page for', kind: 'text', value: ({ pageFor }) => displayTypeLabel(pageFor), width: 120 },
    {
      id: 'pageType',
      title: 'Type',
      kind: 'badge',
      value: ({ pageType }) => pageType,
      tone: ({ pageType }) => (pageType === 'HTML' ? 'brand' : 'neutral'),
      width: 100,
    },
    {
      id: 'tags',
      title: 'Tags',
      kind: 'text',
      value: ({ tags }) => (tags ?? []).map(tagLabel).join(', '),
      filter: { kind: 'choice', label: 'Tag', of: ({ tags }) => tags ?? [], labelOf: tagLabel, codec: tagsFilter },
      width: 186,
      grows: true,
      cutAt: 80,
    },
    {
      id: 'image',
      title: 'Image',
      kind: 'text',
      value: ({ image }) => (image?.key ? 'Yes' : null),
      render: (page) => <ImageCell page={page} />,
      interactive: true,
      width: 90,
    },
    { id: 'onFooter', title: 'On footer', kind: 'text', value: ({ onFooter }) => (onFooter === true ? 'Yes' : 'No'), width: 100, hiddenByDefault: true },
    { id: 'onHome', title: 'On home page', kind: 'text', value: ({ onHome }) => (onHome === true ? 'Yes' : 'No'), width: 120, hiddenByDefault: true },
  ],
  loadFailed: LIST_FAILED,
  empty: { icon: DocumentRegular, title: 'There are no pages yet', explanation: 'Create one: new sites can copy it.' },
})

/** Where a page's image is; null without one. */
const useImageAddress = (): ((page: MasterPage) => string | null) => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  return useCallback(({ image }) => (imageBase !== null && image?.key ? publicAddress(imageBase, image.key) : null), [imageBase])
}

const useStyles = makeStyles({
  button: {
    display: 'flex',
    alignItems: 'center',
    height: '28px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  image: {
    height: '100%',
    width: '56px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusSmall,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})

const ImageCell = ({ page }: { readonly page: MasterPage }) => {
  const styles = useStyles()
  const address = useImageAddress()(page)
  const [, show] = useAddressParameter(IMAGE_PARAMETER)
  if (address === null) return null
  return (
    <button type="button" className={styles.button} aria-label={`Image of ${pageLabel(page)}`} title="Full size" onClick={() => show(page.pageName, 'push')}>
      <img key={address} className={styles.image} src={address} alt="" loading="lazy" />
    </button>
  )
}

/** Manage Pages: the master pages, that sites copy. */
export const PageList = () => {
  const mayCreate = useMayAccess()(PAGE_ACCESS.create)
  const { data, error, isFetching, refetch } = useQuery(masterPagesQuery(useBridge()))
  const { mayEdit, edit, actionsOf } = usePageActions('master-pages')
  const addressOf = useImageAddress()
  const { opened, open, close } = useOpenedRow(IMAGE_PARAMETER, data?.rows, PAGE_LIST)
  return (
    <>
      <ListPage
        list={PAGE_LIST}
        read={{
          rows: data?.rows,
          failure: error === null ? null : asPlatformFailure(error),
          isFetching,
          stopped: data?.stopped ?? null,
          refresh: () => void refetch(),
        }}
        onOpen={edit}
        rowActions={actionsOf}
        create={{ to: '/create-site-pages', label: 'Create Page', denied: mayCreate ? null : NO_ACCESS_TO_CREATE }}
        peek={(page, closePeek) => (
          <PagePeek page={page} address={addressOf(page)} onOpen={mayEdit ? edit : null} onImage={() => open(page)} onClose={closePeek} />
        )}
      />
      {opened !== undefined && (
        <ImageDialog
          title={pageLabel(opened)}
          blob={null}
          address={addressOf(opened)}
          alt={`Image of ${pageLabel(opened)}`}
          missing={NO_IMAGE_FOUND}
          onClose={close}
        />
      )}
    </>
  )
}
