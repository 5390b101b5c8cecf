import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { amountColumn, BUSINESS_COLUMN, dateColumn, type SiteColumn, textColumn } from '../board/site-columns.tsx'

/** The balance of a site, minor units. */
export const walletOf = ({ wallet }: DashboardSite): number | null => wallet ?? null

/** In order, before the days and the notes. */
export const ONBOARDING_COLUMNS: readonly SiteColumn[] = [
  BUSINESS_COLUMN,
  textColumn('salesPerson', 'Sales Person', 140),
  textColumn('supportAccManager', 'Support Account Manager', 176),
  textColumn('partnerName', 'Partner Name', 160),
  textColumn('contactNumber', 'Contact Number', 136),
  textColumn('planName', 'Plan Name', 120),
  amountColumn('wallet', 'Wallet', walletOf),
  dateColumn('startDate', 'Start Date'),
  dateColumn('endDate', 'End Date'),
]
