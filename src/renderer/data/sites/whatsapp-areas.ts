import { UpdateCustomWhatsappConfigDocument, UpdateWhatsappProviderSettingDocument } from '#generated/graphql.ts'
import { useOffer } from '../bridge/bridge-context.ts'

/** The WhatsApp forms that the platform can save. If it can save neither, the provider config remains and says so. */
export const useWhatsappAreas = (): { readonly hasConfig: boolean; readonly hasSettings: boolean } => {
  const { refusalOf } = useOffer()
  const hasSettings = refusalOf([UpdateWhatsappProviderSettingDocument]) === null
  return { hasConfig: !hasSettings || refusalOf([UpdateCustomWhatsappConfigDocument]) === null, hasSettings }
}
