import { makeStyles, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { BlobImage } from '#components/image-field/picture.tsx'
import type { SiteFormValues } from '../fields/site-fields.ts'

const SHOWN = ['companyName', 'backgroundColor', 'menuFontColor', 'textFontColor', 'textFontType'] as const satisfies (keyof SiteFormValues)[]

const useStyles = makeStyles({
  page: {
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  logo: { width: '100%', maxWidth: '300px', aspectRatio: '3 / 1', objectFit: 'contain', objectPosition: 'left' },
  name: { fontSize: tokens.fontSizeBase600, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  menu: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold },
})

/**
 * How a site's head looks with the chosen logo, colours and font. The colours are the customer's: the only ones in the console that are no tokens.
 * `picture`: the logo in memory. `address`: that of the stored logo; with neither the name is shown.
 */
export const SitePreview = ({ picture, address }: { readonly picture: Blob | null; readonly address: string | null }) => {
  const styles = useStyles()
  const [companyName, background, menu, text, font] = useWatch<SiteFormValues, typeof SHOWN>({ name: SHOWN })
  const name = companyName.trim() === '' ? 'Company name' : companyName
  return (
    <div className={styles.page} role="img" aria-label="Preview of the site" style={{ backgroundColor: background, color: text, fontFamily: font }}>
      {/* A picture of a site: its texts are not the console's. */}
      <div className={styles.head} aria-hidden>
        {picture !== null && <BlobImage blob={picture} className={styles.logo} alt="" />}
        {picture === null && address !== null && <img className={styles.logo} src={address} alt="" />}
        {picture === null && address === null && <span className={styles.name}>{name}</span>}
        <span className={styles.menu} style={{ color: menu }}>
          <span>Home</span>
          <span>Menu</span>
          <span>Contact</span>
        </span>
        <span>Welcome to {name}.</span>
      </div>
    </div>
  )
}
