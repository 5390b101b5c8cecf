/** How tables of a booking menu are reserved. */
export const RESERVATION_TYPES = ['WALKING', 'ONLINE'] as const

/** The size that menu images are stored at, pixels and quality (0 to 1). */
export const MENU_IMAGE = { width: 267, height: 267, quality: 0.5 } as const

/** The most bytes that a file chosen as a menu image may have. The source gives none. */
export const LARGEST_MENU_IMAGE = 5 * 1024 * 1024

/** Services that one call of a copy writes. */
export const SERVICES_PER_BATCH = 15

/** The words of a site that can be renamed, in the order of the source. */
export const LABEL_NAMES = ['Station', 'Chef', 'Area', 'Waiter', 'Captain', 'Table', 'KOT', 'Manage_Dine_In', 'Counter', 'VAT', 'GST'] as const

/** The typeValue under which a domain's labels are kept. */
export const LABELS_TYPE_VALUE = 'customLabelsConfig'

/** The slug of a new menu: its name in lower case, nothing else. */
export const menuSlug = (typeName: string): string => typeName.trim().toLowerCase()

/** The food-delivery systems that a menu can be sold through. */
export const AGGREGATOR_SYSTEMS = ['WERA', 'FALCON', 'ZOMATO'] as const

/** The most images that a store is registered with. The source gives none. */
export const MOST_STORE_IMAGES = 5

/** How far a store delivers. */
export const SERVING_RADIUS = { value: 5, unit: 'km' } as const

/** What stands before a site's id where its service types (menus) are kept. */
const SERVICE_TYPE_MARKER = 'serviceType::'

/** The id under which the service types of a site are kept. */
export const serviceTypeSiteId = (siteId: string): string => `${SERVICE_TYPE_MARKER}${siteId}`

/** The site of such an id; a site's own id stays as it is. */
export const siteOfServiceTypes = (id: string): string => (id.startsWith(SERVICE_TYPE_MARKER) ? id.slice(SERVICE_TYPE_MARKER.length) : id)

/** The service types that every new site gets, in order. */
export const FIRST_SERVICE_TYPES = [
  { slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1 },
  { slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2 },
] as const

/** A menu by its slug as people read it: one of the first by its name, another one as it is. */
export const firstMenuName = (slug: string): string => FIRST_SERVICE_TYPES.find(({ slugName }) => slugName === slug)?.typeName ?? slug
