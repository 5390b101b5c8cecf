/** The JSON object in a text, undefined when there is none. A byte order mark before it does not count. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

const SCANNED = 5_000_000

/** Whether a text begins as a JSON object and ends within it, as an answer does that was cut without the connection failing. */
export function isCutObject(text: string): boolean {
  if (!/^\uFEFF?\s*\{/.test(text)) return false
  if (text.length > SCANNED) return !text.endsWith('}')
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
  }
  return depth > 0
}
