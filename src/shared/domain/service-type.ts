/** What stands before a site's id where its service types (menus) are kept. */
const SERVICE_TYPE_MARKER = 'serviceType::'

/** The id under which the service types of a site are kept. */
export const serviceTypeSiteId = (siteId: string): string => `${SERVICE_TYPE_MARKER}${siteId}`

/** The service types that every new site gets, in order. */
export const FIRST_SERVICE_TYPES = [
  { slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1 },
  { slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2 },
] as const
