/** How tables of a booking menu are reserved. Source: CONST2-012. */
export const RESERVATION_TYPES = ['WALKING', 'ONLINE'] as const

/** The size that menu images are stored at, pixels and quality (0 to 1). Source: CONST2-008, MENU-043. */
export const MENU_IMAGE = { width: 267, height: 267, quality: 0.5 } as const

/** The most bytes that a file chosen as a menu image may have. The source gives none. Source: MENU-040. */
export const LARGEST_MENU_IMAGE = 5 * 1024 * 1024

/** Services that one call of a copy writes. Source: CONST2-009, MENU-048. */
export const SERVICES_PER_BATCH = 15

/** The words of a site that can be named anew, in the order of the source. Source: CONST2-040, LABEL-008. */
export const LABEL_NAMES = ['Station', 'Chef', 'Area', 'Waiter', 'Captain', 'Table', 'KOT', 'Manage_Dine_In', 'Counter', 'VAT', 'GST'] as const

/** The typeValue under which a domain's labels are kept. Source: LABEL-009. */
export const LABELS_TYPE_VALUE = 'customLabelsConfig'

/** The slug of a new menu: its name in lower case, nothing else. Source: MENU-052. */
export const menuSlug = (typeName: string): string => typeName.trim().toLowerCase()

/** The food-delivery systems that a menu can be sold through. Source: CONST2-011, AGGR-001. */
export const AGGREGATOR_SYSTEMS = ['WERA', 'FALCON', 'ZOMATO'] as const

/** How far a store delivers. Source: CONST2-010, AGGR-025. */
export const SERVING_RADIUS = { value: 5, unit: 'km' } as const
