import { punycodeText } from './punycode.ts'

/** Characters of a label of the DNS. */
const MOST_IN_LABEL = 63
/** Characters of a whole domain, with its dots. */
export const MOST_IN_DOMAIN = 253
/** Begins a label that stands for a name in another script. */
const PUNYCODE = 'xn--'

/** A label of letters of any script as the DNS writes it, in lower case; null where it has no such form. */
const asciiLabel = (label: string): string | null => {
  const address = `https://${label}.example`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return host.endsWith('.example') && host.split('.').length === 2 ? host.slice(0, -'.example'.length) : null
}

/** True if the DNS writes exactly this for a name in another script: resolvers and registries refuse the rest. */
const isPunycode = (label: string): boolean => {
  const text = punycodeText(label.slice(PUNYCODE.length))
  return text !== null && asciiLabel(text) === label
}

/** Why a text is no label of the DNS, about `what` ("A sub domain"); null where it is one. */
const labelProblem = (label: string, what: string): string | null => {
  if (/\s/u.test(label)) return `${what} cannot contain blanks.`
  if (/[^a-z0-9-]/iu.test(label)) return `${what} can only have the letters a to z, digits and hyphens.`
  if (label.startsWith('-') || label.endsWith('-')) return `${what} cannot start or end with a hyphen.`
  if (label.length > MOST_IN_LABEL) return `${what} can have at most ${MOST_IN_LABEL} characters.`
  const lower = label.toLowerCase()
  return lower.startsWith(PUNYCODE) && !isPunycode(lower)
    ? `${what} that starts with ${PUNYCODE} must be valid punycode. Type the name in its own script.`
    : null
}

/** Why a text cannot be the sub domain of a site; null where it can, and for an empty one. */
export const subDomainProblem = (typed: string): string | null => {
  const label = typed.trim()
  if (label === '') return null
  if (/[/:@?#\\]/u.test(label)) return 'Enter only the sub domain, not a whole address.'
  if (label.includes('.')) return 'A sub domain cannot contain dots: what follows the first one belongs into Domain.'
  return labelProblem(label, 'A sub domain')
}

/** Why a text cannot be a domain, or what follows a sub domain; null where it can, and for an empty one. */
export const domainProblem = (typed: string): string | null => {
  const domain = typed.trim()
  if (domain === '') return null
  if (/[/:@?#\\]/u.test(domain)) return 'Enter only the domain, such as shops.example, not a whole address.'
  const labels = domain.split('.')
  if (labels.includes('')) return 'A domain cannot start or end with a dot, or have two beside each other.'
  if (domain.length > MOST_IN_DOMAIN) return `A domain can have at most ${MOST_IN_DOMAIN} characters.`
  return labels.map((label) => labelProblem(label, 'Each part of a domain')).find((problem) => problem !== null) ?? null
}

/** The reason why a site cannot have a domain; null: it can. Used by the form, imports and main. */
export const newDomainProblem = (domain: string, subdomain: string | null | undefined): string | null => {
  if (domain.trim() === '') return 'A site needs a domain.'
  return subDomainProblem(subdomain ?? '') ?? domainProblem(domain)
}

/**
 * The label that a text which cannot be a sub domain stands for: that of an address, its words with hyphens, other
 * scripts as punycode; null for none.
 */
export const offeredSubDomain = (typed: string): string | null => {
  if (subDomainProblem(typed) === null) return null
  const host = typed
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:(?=\/\/)/iu, '')
    .replace(/^\/+/u, '')
    .replace(/[/?#\\:].*$/su, '')
    .replace(/^www\./iu, '')
  const first = (host.split('.').find((part) => part.trim() !== '') ?? '').trim().toLowerCase()
  if (subDomainProblem(first) === null) return first === '' ? null : first
  // Its hyphens are part of the notation: without them it would be another name.
  if (first.startsWith(PUNYCODE)) return null
  const label = first.replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-').replaceAll(/^-+|-+$/gu, '')
  const offered = label === '' ? null : asciiLabel(label)
  return offered === null || subDomainProblem(offered) !== null ? null : offered
}
