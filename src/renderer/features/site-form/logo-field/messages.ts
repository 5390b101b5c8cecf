export const WRONG_SIZE = 'Please Upload image with (600 px * 200 px) dimensions.'

export const NO_SUBDOMAIN = 'Enter the sub domain first: the logo is stored under it.'
export const SUBDOMAIN_CHANGED = 'The sub domain changed, and the logo lies under the old one. Choose the logo again.'
