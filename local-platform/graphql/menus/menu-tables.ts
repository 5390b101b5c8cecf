import { RecordTable } from '../../database/record-table.ts'
import type { InvoiceFormat, Service, ServiceType, ServiceTypeSetting, SiteCustomLabel } from '../../generated/resolvers.ts'

/** Menus of sites; their siteId carries the marker "serviceType::". */
export const serviceTypes = new RecordTable<ServiceType, 'siteId' | 'slugName'>('service_type', ['siteId', 'slugName'])

/** Menu items of sites. */
export const services = new RecordTable<Service, 'siteId' | 'slugName'>('service', ['siteId', 'slugName'])

/** Settings of menus. */
export const menuSettings = new RecordTable<ServiceTypeSetting, 'domain' | 'typeValue'>('menu_setting', ['domain', 'typeValue'])

/** What menus print on their bills. */
export const invoiceFormats = new RecordTable<InvoiceFormat, 'domain' | 'typeValue'>('invoice_format', ['domain', 'typeValue'])

/** The words a site uses in place of the usual ones. */
export const customLabels = new RecordTable<SiteCustomLabel, 'domain'>('custom_label', ['domain'])
