/** An HTTP date, as RFC 9110 has them sent. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * How long an answer asks to wait before the next request, milliseconds; undefined when it does not say. A date is held against the answer's own `Date`
 * where it has one: the clock of this computer may be wrong.
 *
 * @param now milliseconds since the epoch
 */
export function retryAfterOf(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const wanted = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted) * 1000
  const at = dateOf(wanted)
  return at === undefined ? undefined : Math.max(0, at - (dateOf(headers.get('date')?.trim() ?? '') ?? now))
}

function dateOf(text: string): number | undefined {
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
