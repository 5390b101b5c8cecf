import type { Resolvers } from '../../generated/resolvers.ts'
import { given, requireAmount } from '../argument-rules.ts'
import type { PlatformContext } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { requireSite } from '../sites/access.ts'
import type { SiteRecord } from '../sites/list-line.ts'
import { menuSiteId, requireMayChangeLabels, requireMayChangeMenus, requireMayViewMenus } from './access.ts'
import { customLabels, invoiceFormats, menuSettings, serviceTypes } from './menu-tables.ts'
import { requireJson, requireValidBankDetails, requireValidCharges, requireValidHours, requireValidLabels } from './setting-rules.ts'

const SETTING = /^(.+)::setting$/
const INVOICE_FORMAT = /^invoiceformat::(.+)::setting$/
const LABELS = 'customLabelsConfig'

export const menuSettingResolvers: Resolvers = {
  Query: {
    getServiceTypeSettingBySite: (_root, { domain, typeValue }, context) => {
      requireMayViewMenus(context.caller)
      const site = requireSite(context, { domain })
      return menuSettings.find(context.database, { domain: site.domain, typeValue })
    },

    getInvoiceFormatV2: (_root, { domain, typeValue }, context) => {
      requireMayViewMenus(context.caller)
      const site = requireSite(context, { domain })
      return invoiceFormats.find(context.database, { domain: site.domain, typeValue })
    },

    getSiteCustomLabelByDomain: (_root, { domain }, context) => {
      requireMayViewMenus(context.caller)
      const site = requireSite(context, { domain })
      return customLabels.find(context.database, { domain: site.domain })
    },
  },

  Mutation: {
    updateServiceTypeSetting: (_root, { input }, context) => {
      requireMayChangeMenus(context.caller)
      const site = requireSite(context, { domain: input.domain })
      requireMenuOf(context, site, SETTING.exec(input.typeValue)?.[1])
      requireAmount(input.minOrderValue, 'MIN_ORDER_VALUE')
      requireValidHours(input.hoursOfOperation)
      requireValidBankDetails(input.bankDetails)
      requireValidCharges(input.customCharges)
      requireJson(input.customFeilds, 'CUSTOM_FEILDS')
      requireJson(input.availableFeilds, 'AVAILABLE_FEILDS')
      const key = { domain: site.domain, typeValue: input.typeValue }
      const setting = { ...menuSettings.find(context.database, key), ...given(input), ...key }
      menuSettings.save(context.database, setting)
      return setting
    },

    updateInvoiceFormatV2: (_root, { input }, context) => {
      requireMayChangeMenus(context.caller)
      const site = requireSite(context, { domain: input.domain })
      requireMenuOf(context, site, INVOICE_FORMAT.exec(input.typeValue)?.[1])
      const key = { domain: site.domain, typeValue: input.typeValue }
      const format = { ...invoiceFormats.find(context.database, key), ...given(input), ...key }
      invoiceFormats.save(context.database, format)
      return format
    },

    updateCustomLabels: (_root, { domain, typeValue, customLabels: labels }, context) => {
      requireMayChangeLabels(context.caller)
      const site = requireSite(context, { domain })
      if (typeValue !== LABELS) throw invalid('TYPE_VALUE_NOT_VALID')
      requireValidLabels(labels)
      const record = { domain: site.domain, typeValue, customLabels: labels }
      customLabels.save(context.database, record)
      return record
    },
  },
}

function requireMenuOf({ database }: PlatformContext, { siteId }: SiteRecord, slugName: string | undefined): void {
  if (slugName === undefined) throw invalid('TYPE_VALUE_NOT_VALID')
  if (serviceTypes.find(database, { siteId: menuSiteId(siteId), slugName }) === null) throw notFound('MENU_NOT_FOUND')
}
