import { UpdateCustomWhatsappConfigDocument, UpdateWhatsappProviderSettingDocument } from '#generated/graphql.ts'
import { useOffer } from '../bridge/bridge-context.ts'

/** Which of the two WhatsApp forms of a site the platform can save. The provider config stays where it can save neither, and says so. */
export const useWhatsappAreas = (): { readonly hasConfig: boolean; readonly hasSettings: boolean } => {
  const { refusalOf } = useOffer()
  const hasSettings = refusalOf([UpdateWhatsappProviderSettingDocument]) === null
  return { hasConfig: !hasSettings || refusalOf([UpdateCustomWhatsappConfigDocument]) === null, hasSettings }
}
