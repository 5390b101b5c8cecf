/** Addresses that are safe to open or load from a page. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(address)
export const isImageAddress = (address: string): boolean => /^https?:\/\/\S+$/i.test(address)
