import { PERMISSIONS } from '#features/access/routes.tsx'
import { ACTIVITY } from '#features/activity/routes.tsx'
import { BULK_CHANGES } from '#features/bulk-changes/routes.tsx'
import { CAMPAIGN_AUDIENCE, CAMPAIGN_HISTORY, RUN_CAMPAIGN } from '#features/campaigns/routes.tsx'
import { CATALOGUE } from '#features/catalogue/routes.tsx'
import { DASHBOARDS, PARTNER_BOARDS, PARTNER_HOME, PARTNER_PICKER, TODAY } from '#features/dashboards/routes.tsx'
import { DIAGNOSTICS } from '#features/help/routes.tsx'
import { INVOICE_LIBRARY } from '#features/invoice-library/routes.tsx'
import { MENUS } from '#features/menus/routes.tsx'
import { OUTLETS } from '#features/outlets/routes.tsx'
import { PAGES } from '#features/pages/routes.tsx'
import { OWN_PARTNER, PARTNER_LIST, PARTNER_MAPPING } from '#features/partners/routes.tsx'
import { SITE_FORM } from '#features/site-form/routes.tsx'
import { NOTES_IMPORT } from '#features/site-history/routes.tsx'
import { SITE_LIST } from '#features/sites/routes.tsx'
import { GLOBAL_TEMPLATE_SCREENS, MASTER_TEMPLATE_SCREENS } from '#features/templates/routes.tsx'
import { USERS } from '#features/users/routes.tsx'
import type { Screen } from '#patterns/screens/screen.ts'

/** Every screen of the console, in the order of the spec's route table, which is also the order of the menu. */
export const SCREENS: readonly Screen[] = [
  ...PARTNER_HOME,
  ...SITE_LIST,
  ...TODAY,
  ...SITE_FORM,
  ...OWN_PARTNER,
  ...PARTNER_PICKER,
  ...PARTNER_LIST,
  ...USERS,
  ...PERMISSIONS,
  ...DASHBOARDS,
  ...PAGES,
  ...GLOBAL_TEMPLATE_SCREENS,
  ...CATALOGUE,
  ...RUN_CAMPAIGN,
  ...MASTER_TEMPLATE_SCREENS,
  ...CAMPAIGN_HISTORY,
  ...CAMPAIGN_AUDIENCE,
  ...OUTLETS,
  ...PARTNER_BOARDS,
  ...MENUS,
  ...PARTNER_MAPPING,
  ...INVOICE_LIBRARY,
  ...BULK_CHANGES,
  ...NOTES_IMPORT,
  ...ACTIVITY,
  ...DIAGNOSTICS,
]
