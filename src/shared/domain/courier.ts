/** Courier options of a site that ships, in the order of the source; SELF is the default. */
export const COURIER_OPTIONS = ['SELF', 'SHIPROCKET', 'DUNZO'] as const
