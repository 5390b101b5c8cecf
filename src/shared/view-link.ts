import { addressOfLink, decoded, HOME, isId, LINK, LINK_SCHEME, SCREEN_NAME, SHARED_VIEW } from './record-link.ts'

/** In place of a kind: the link leads to a list with filters, order and columns. */
const VIEW = 'view'
/** Parameters that say what is listed. Only these reach the address itself: none opens anything that changes something. */
const CONTEXT_PARAMETERS = ['partner', 'person', 'run', 'site', 'tab', 'template', 'type'] as const

const VIEW_TEXT = /^([A-Za-z-]{1,210})\?([^#]{0,1500})#([^#]{0,300})$/
const MOST_PARAMETERS = 40
const PARAMETER_NAME = /^[A-Za-z][A-Za-z0-9._-]{0,60}$/
// What people type into filters, in any language. No brackets of markup, backslashes, control or invisible characters.
const PARAMETER_VALUE = /^(?:(?![<>"\\\uFFFD])[\p{L}\p{M}\p{N}\p{P}\p{S} ]){0,600}$/u

/**
 * The link to a list as it is shown; null where no link can hold it.
 * @param search the list's part of the address
 * @param context the parameters of the address that say what is listed
 */
export const viewLink = (path: string, search: string, context: URLSearchParams): string | null => {
  const listed = new URLSearchParams([...context].filter(([name]) => CONTEXT_PARAMETERS.some((known) => known === name)))
  const link = `${LINK_SCHEME}://${VIEW}/${encodeURIComponent(`${path === '/' ? HOME : path.slice(1)}?${search}#${listed}`)}`
  return addressOfAnyLink(link) === null ? null : link
}

const viewAddress = (text: string): string | null => {
  const [, name = '', search = '', context = ''] = VIEW_TEXT.exec(text) ?? []
  const [shown, listed] = [[...new URLSearchParams(search)], [...new URLSearchParams(context)]]
  const isKnown =
    SCREEN_NAME.test(name) &&
    shown.length + listed.length <= MOST_PARAMETERS &&
    shown.every(([parameter, value]) => PARAMETER_NAME.test(parameter) && PARAMETER_VALUE.test(value)) &&
    listed.every(([parameter, value]) => CONTEXT_PARAMETERS.some((known) => known === parameter) && isId(value))
  if (!isKnown) return null
  return `/${name === HOME ? '' : name}?${new URLSearchParams([...listed, [SHARED_VIEW, new URLSearchParams(shown).toString()]])}`
}

/** As `addressOfLink`, of a link to a list with its filters too. A file of its own: a start needs only the links of records. */
export const addressOfAnyLink = (link: string): string | null => {
  const [, kind, part] = LINK.exec(link) ?? []
  if (kind !== VIEW || part === undefined) return addressOfLink(link)
  return viewAddress(decoded(part) ?? '')
}
