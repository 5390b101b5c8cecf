import { makeStaticStyles, makeStyles } from '@fluentui/react-components'
import { createPortal } from 'react-dom'

// On paper there is nothing but the pages; the window itself is one screen high and would cut them.
const useStaticStyles = makeStaticStyles(`
  @media print {
    body > :not([data-printed]) { display: none !important; }
    html, body { height: auto !important; overflow: visible !important; background-color: white !important; }
    @page { margin: 0; }
  }
`)

const useStyles = makeStyles({
  pages: { display: 'none', '@media print': { display: 'block' } },
  page: {
    display: 'block',
    width: '100%',
    maxHeight: '100vh',
    objectFit: 'contain',
    breakInside: 'avoid',
    breakAfter: 'page',
    ':last-child': { breakAfter: 'auto' },
  },
})

/** The pages of an invoice as they go onto paper, one a sheet; on the screen nothing of them shows. @param images addresses of pictures of the pages */
export const PrintPages = ({ images }: { readonly images: readonly string[] }) => {
  useStaticStyles()
  const styles = useStyles()
  return createPortal(
    <div data-printed className={styles.pages}>
      {images.map((image) => (
        <img key={image} src={image} alt="" className={styles.page} />
      ))}
    </div>,
    document.body,
  )
}
