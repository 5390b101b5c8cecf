/** The nonce of this document's policy: a style that is put into the page needs it. */
export const documentNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
