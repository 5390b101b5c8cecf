import { makeStyles, tokens } from '@fluentui/react-components'
import type { Column } from '#components/data-table/column.ts'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'

export const pageLabel = ({ displayName, pageName }: Pick<MasterPage, 'displayName' | 'pageName'>): string => displayName || pageName

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

interface ImageCellProps {
  readonly page: MasterPage
  readonly address: string
  readonly onShow: (page: MasterPage) => void
}

const ImageCell = ({ page, address, onShow }: ImageCellProps) => {
  const styles = useStyles()
  return (
    <button type="button" className={styles.button} aria-label={`Image of ${pageLabel(page)}`} title="Full size" onClick={() => onShow(page)}>
      <img key={address} className={styles.image} src={address} alt="" loading="lazy" />
    </button>
  )
}

interface ImageOptions {
  /** Where a page's image is; null without one. */
  readonly addressOf: (page: MasterPage) => string | null
  readonly onShow: (page: MasterPage) => void
}

/** What the columns keep in the address. */
export const PAGE_COLUMN_IDS = ['pageName', 'displayName', 'pageFor', 'pageType', 'tags', 'image', 'onFooter', 'onHome'].map((id) => ({ id }))

/** The columns of Manage Pages, in order; the last wait in the column chooser. */
export const pageColumns = ({ addressOf, onShow }: ImageOptions): readonly Column<MasterPage>[] => [
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
  { id: 'tags', title: 'Tags', kind: 'text', value: ({ tags }) => (tags ?? []).map(tagLabel).join(', '), width: 260, cutAt: 80 },
  {
    id: 'image',
    title: 'Image',
    kind: 'text',
    value: (page) => (addressOf(page) === null ? null : 'Yes'),
    render: (page) => {
      const address = addressOf(page)
      return address === null ? null : <ImageCell page={page} address={address} onShow={onShow} />
    },
    interactive: true,
    width: 90,
  },
  { id: 'onFooter', title: 'On footer', kind: 'text', value: ({ onFooter }) => (onFooter === true ? 'Yes' : 'No'), width: 100, hiddenByDefault: true },
  { id: 'onHome', title: 'On home page', kind: 'text', value: ({ onHome }) => (onHome === true ? 'Yes' : 'No'), width: 120, hiddenByDefault: true },
]
