const PREFIX = 'fqdn::'

/** How a site stands among the outlets of an owner: its domain behind a prefix. */
export const typeValueOf = (domain: string): string => `${PREFIX}${domain}`

/** The domain of an outlet; what has no prefix stands for itself. */
export const domainOf = (typeValue: string): string => (typeValue.startsWith(PREFIX) ? typeValue.slice(PREFIX.length) : typeValue)
