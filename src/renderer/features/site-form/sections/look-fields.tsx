import { FieldGrid } from '#components/form/field-grid.tsx'
import { ColorField } from '#components/form/fields/color-field.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { NEW_SITE_DEFAULTS, SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { FONT_FAMILIES } from '#shared/domain/site/site-choices.ts'
import { useSiteForm } from '../form-context.ts'
import { LogoField } from '../logo-field/logo-field.tsx'
import { FIELD_LABELS } from '../model/field-labels.ts'

const FONTS = FONT_FAMILIES.map((value) => ({ value, label: value }))
const THEMES = [{ value: NEW_SITE_DEFAULTS.themeDesign, label: NEW_SITE_DEFAULTS.themeDesign }]
const PREVIEW = { companyName: 'companyName', background: 'backgroundColor', menu: 'menuFontColor', text: 'textFontColor', font: 'textFontType' }

/** Logo, colours, font and what search engines show. */
export const LookFields = () => {
  const bridge = useBridge()
  const { use, onLogoBusy } = useSiteForm()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  return (
    <>
      <LogoField
        name="siteLogo"
        label={FIELD_LABELS.siteLogo}
        port={bridge}
        subdomainField="subdomain"
        followsSubdomain={use === 'create'}
        imageBase={imageBase}
        preview={PREVIEW}
        onBusy={onLogoBusy}
      />
      <FieldGrid>
        <ColorField name="backgroundColor" label={FIELD_LABELS.backgroundColor} />
        <ColorField name="menuFontColor" label={FIELD_LABELS.menuFontColor} />
        <ColorField name="textFontColor" label={FIELD_LABELS.textFontColor} />
        <ComboField name="textFontType" label={FIELD_LABELS.textFontType} options={FONTS} />
        <ComboField name="themeDesign" label={FIELD_LABELS.themeDesign} options={THEMES} freeText />
        <TextField name="homeTitle" label={FIELD_LABELS.homeTitle} />
      </FieldGrid>
      <TextAreaField name="metaDescription" label={FIELD_LABELS.metaDescription} limit={SITE_LIMITS.metaDescription} rows={2} />
    </>
  )
}
