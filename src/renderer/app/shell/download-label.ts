/** The label of a download in the profile menu: it starts with "Download", whatever the connection profile calls the tool. */
export const downloadLabel = (label: string): string => (/^download\b/i.test(label) ? label : `Download ${label}`)
