/** The scheme that the operating system opens the console with. */
export const LINK_SCHEME = 'admin-console'

interface RecordPlace {
  readonly path: string
  /** The parameter of the address that holds the record's id; null: the id is the last part of the path. */
  readonly parameter: string | null
  /** What else the address needs to show the record. */
  readonly fixed?: { readonly parameter: string; readonly value: string }
}

/** Where the console shows a record of each kind. The names are part of links that people keep: never rename one. */
const PLACES = {
  site: { path: '/site/', parameter: null },
  user: { path: '/manage-user', parameter: 'edit' },
  partner: { path: '/serviceMap', parameter: 'partner' },
  page: { path: '/edit-site-pages', parameter: 'page' },
  'global-template': { path: '/editg-templates', parameter: 'template' },
  'master-template': { path: '/editm-templates', parameter: 'template' },
  // The menus of a site: the id is the site's.
  menu: { path: '/service-typelist', parameter: 'site' },
  outlet: { path: '/oulets-index', parameter: 'peek' },
  plan: { path: '/edit-subscription', parameter: 'plan' },
  'platform-service': { path: '/edit-platform', parameter: 'service' },
  'one-time-service': { path: '/service-list', parameter: 'edit', fixed: { parameter: 'tab', value: 'one-time' } },
  'recurring-service': { path: '/service-list', parameter: 'edit' },
} as const satisfies Readonly<Record<string, RecordPlace>>

export type RecordKind = keyof typeof PLACES

const KINDS = Object.entries(PLACES) as readonly (readonly [RecordKind, RecordPlace])[]

/** Screens that show a record too; its link leads to the place above. */
const OTHER_PLACES: readonly (readonly [RecordKind, RecordPlace])[] = [['site', { path: '/edit-site', parameter: 'site' }]]

/** In place of a kind: the link leads to a screen. */
const SCREEN = 'screen'
/** The name of the screen at `/`. */
export const HOME = 'home'
export const SCREEN_NAME = /^[A-Za-z]{1,40}(?:-[A-Za-z]{1,40}){0,4}$/

// Ids, user names and names of pages: letters of any language. No slashes, quotes, brackets, control or invisible characters.
const ID = /^[\p{L}\p{M}\p{N}_@+~-](?:[\p{L}\p{M}\p{N} .:_@+~&-]{0,126}[\p{L}\p{M}\p{N}._@+~-])?$/u
export const isId = (id: string): boolean => ID.test(id) && !id.includes('..')

/** The link to a record; null where its id holds what no link may. */
export const recordLink = (kind: RecordKind, id: string): string | null => (isId(id) ? `${LINK_SCHEME}://${kind}/${encodeURIComponent(id)}` : null)

/** The link to a screen by its path, without its filters; null where no link can name it. */
export const screenLink = (path: string): string | null => {
  const name = path === '/' ? HOME : path.slice(1)
  return path.startsWith('/') && SCREEN_NAME.test(name) ? `${LINK_SCHEME}://${SCREEN}/${name}` : null
}

/** The link to the record that an address of the console shows; null where it shows none. `search` as in a location. */
export const linkAt = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string | null => {
  const parameters = new URLSearchParams(search)
  for (const [kind, { path, parameter, fixed }] of [...KINDS, ...OTHER_PLACES]) {
    const isHere = parameter === null ? pathname.startsWith(path) : path === pathname && parameters.has(parameter)
    if (!isHere || (fixed !== undefined && parameters.get(fixed.parameter) !== fixed.value)) continue
    return recordLink(kind, (parameter === null ? decoded(pathname.slice(path.length)) : parameters.get(parameter)) ?? '')
  }
  return null
}

export const LINK = new RegExp(`^${LINK_SCHEME}://([a-z-]{1,40})/([^/?#\\\\]{1,1900})$`)

export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The parameter that hands a list what a link holds for it. The list takes from it what is its own, and nothing else of the screen sees it. */
export const SHARED_VIEW = 'shared-view'

/** The console's address for a link, which shows something and changes nothing; null for whatever is not a link as `recordLink` and `screenLink` make them. */
export const addressOfLink = (link: string): string | null => {
  const [, kind, part] = LINK.exec(link) ?? []
  const id = part === undefined ? null : decoded(part)
  if (kind === undefined || id === null) return null
  if (kind === SCREEN) return SCREEN_NAME.test(id) ? `/${id === HOME ? '' : id}` : null
  const known = KINDS.find(([name]) => name === kind)?.[0]
  return known === undefined || !isId(id) ? null : recordAddress(known, id)
}

/** The console's own address of a record, for lists that lead to it. */
export const recordAddress = (kind: RecordKind, id: string): string => {
  const { path, parameter, fixed }: RecordPlace = PLACES[kind]
  if (parameter === null) return path + encodeURIComponent(id)
  return `${path}?${new URLSearchParams({ ...(fixed === undefined ? {} : { [fixed.parameter]: fixed.value }), [parameter]: id })}`
}
