import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular, ZoomInRegular } from '@fluentui/react-icons'
import { HtmlFrame } from '#components/html-preview/html-frame.tsx'
import { Picture } from '#components/image-field/picture.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'
import { NO_IMAGE_FOUND } from './messages.ts'
import { pageLabel } from './page-values.ts'

const useStyles = makeStyles({
  image: { maxWidth: '100%', maxHeight: '160px', objectFit: 'contain', borderRadius: tokens.borderRadiusMedium },
  frame: { height: '280px', flexShrink: 0 },
})

interface PagePeekProps {
  readonly page: MasterPage
  /** Where its image is, null without one. */
  readonly address: string | null
  /** Null: may not be edited. */
  readonly onOpen: ((page: MasterPage) => void) | null
  readonly onImage: () => void
  readonly onClose: () => void
}

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)

export const PagePeek = ({ page, address, onOpen, onImage, onClose }: PagePeekProps) => {
  const styles = useStyles()
  const label = pageLabel(page)
  const { onFooter, onHome, pageFor, pageType, tags } = page
  return (
    <PeekPanel
      title={label}
      onClose={onClose}
      {...(onOpen === null ? {} : { onOpen: () => onOpen(page) })}
      actions={
        <>
          {onOpen !== null && (
            <Button size="small" icon={<EditRegular />} onClick={() => onOpen(page)}>
              Edit
            </Button>
          )}
          {address !== null && (
            <Button size="small" icon={<ZoomInRegular />} onClick={onImage}>
              Image
            </Button>
          )}
        </>
      }
    >
      <Picture blob={null} address={address} alt={`Image of ${label}`} missing={NO_IMAGE_FOUND} className={styles.image} />
      <HtmlFrame className={styles.frame} title={`Preview of ${page.pageName}`} html={page.value ?? ''} />
      <Facts
        facts={[
          { term: 'Page name', value: page.pageName },
          { term: 'Page for', value: displayTypeLabel(pageFor) },
          { term: 'Type', value: pageType },
          { term: 'Tags', value: (tags ?? []).map(tagLabel).join(', ') },
          { term: 'Show on footer', value: onFooter === true ? 'Yes' : 'No' },
          { term: 'On home page', value: onHome === true ? 'Yes' : 'No' },
        ]}
      />
      <ChangedHere record={{ sort: 'page', id: page.pageName, name: page.pageName }} />
    </PeekPanel>
  )
}
