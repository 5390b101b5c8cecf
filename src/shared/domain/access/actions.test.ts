import { expect, test } from 'vitest'
import type { AccessRule } from './access-rule.ts'
import { ACTIONS } from './actions.ts'

const written = (rule: AccessRule): string => {
  if (rule.by === 'permission') return `${rule.permission.group}.${rule.permission.operation}`
  if (rule.by === 'role') return rule.roles.join(' or ')
  return rule.by === 'all' ? rule.rules.map(written).join(' and ') : 'signed in'
}

test('each action asks for its own permission', () => {
  expect(Object.fromEntries(Object.entries(ACTIONS).map(([action, rule]) => [action, written(rule)]))).toEqual({
    createSite: 'site.create_new_site',
    editSite: 'site.edit_site',
    openSiteMenus: 'manageMenu.view_Menu',
    openSitePayment: 'editSite.wallet_settings',
    resetSitePassword: 'site.password_reset',
    resetSite: 'ADMIN or CUSTOMER_SUPPORT_LEAD and site.reset_site',
    deleteSite: 'site.delete_site',
    createGlobalTemplate: 'globalTemplates.create',
    editGlobalTemplate: 'globalTemplates.edit',
    deleteGlobalTemplate: 'globalTemplates.delete',
    changeMasterTemplate: 'campaigns.campaigns_templates',
    rechargeWallet: 'site.wallet_recharge',
    editOnlinePayment: 'editSite.online_Payment',
    editWalletSettings: 'editSite.wallet_settings',
    editPaymentModes: 'editSite.payment_modes',
    editPremiumFeatures: 'editSite.premium_feature',
    changeMenu: 'manageMenu.add_menu',
    changeMenuLabels: 'manageMenu.add_labels',
    removeMenuServices: 'manageMenu.deleteServiceCategory',
    createPage: 'staticPage.create_new_page',
    editPage: 'staticPage.edit_page',
    deletePage: 'staticPage.delete_page',
    changePartnerMapping: 'ADMIN or SITE_CREATOR',
  })
})
