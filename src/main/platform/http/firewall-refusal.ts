import { typeOf } from '../graphql/proven-refusal.ts'
import type { Body } from './body-reader.ts'
import { isObject, parseObject } from './json-object.ts'

/** How AWS WAF refuses in front of AppSync. */
const FIREWALL_TYPES = new Set(['WAFForbiddenException'])

/** Firewalls name the refusal for their operator: by a field of its own, or in the text. */
const FIREWALL_FIELD = /^(?:incident|support|event|ray|block|waf|firewall|reference)[_-]?(?:id|number|no|reason)?$/i
const FIREWALL_TEXT = /\b(?:blocked|firewall|waf|incident id|support id|ray id|access control configuration)\b/i

/**
 * Whether a 403 is not the platform's own but that of something between it and the console. Assumption: the platform says no as GraphQL does, with a list of
 * errors that have texts, or as a gateway does, with a message; whatever else refuses (a page, nothing, JSON of another form) is not the platform.
 */
export function isFirewallRefusal(body: Body): boolean {
  const answer = body.kind === 'text' ? parseObject(body.text) : undefined
  if (answer === undefined || Object.keys(answer).some((name) => FIREWALL_FIELD.test(name))) return true
  const { errors } = answer
  if (Array.isArray(errors) && errors.length > 0) return !errors.every(isOfPlatform)
  const text = answer['message'] ?? answer['Message']
  return typeof text !== 'string' || FIREWALL_TEXT.test(text.slice(0, 1000))
}

/** A GraphQL error has a text, and its code, if any, is not a number beside it as that of a firewall's interface is. */
const isOfPlatform = (error: unknown): boolean =>
  isObject(error) && typeof error['message'] === 'string' && typeof error['code'] !== 'number' && !FIREWALL_TYPES.has(typeOf(error))
