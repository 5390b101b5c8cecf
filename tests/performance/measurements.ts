/** The measurements of `npm run bench`, by the names it takes: what each is called while it runs, and whether it opens the console. */
export const MEASUREMENTS = {
  bundles: { title: 'bundle sizes', needsHost: false },
  platform: { title: 'the local platform', needsHost: false },
  start: { title: 'the start', needsHost: true },
  forms: { title: 'the site forms', needsHost: true },
  download: { title: 'a download of 1 GB', needsHost: false },
  sites: { title: '100,000 sites', needsHost: true },
  search: { title: 'the search of the palette', needsHost: false },
  peers: { title: 'the table beside those of others', needsHost: false },
  growth: { title: '10,000 to 1,000,000 sites', needsHost: true },
} as const

export type MeasurementName = keyof typeof MEASUREMENTS
