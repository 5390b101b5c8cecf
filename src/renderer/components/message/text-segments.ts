import type { Placeholder } from '#shared/domain/content/template.ts'

/** A part of a text: plain, or a placeholder. */
export interface TextSegment {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  /** What the placeholder stands for; null in plain text. */
  readonly placeholder: Placeholder | null
}

/** A text cut at its placeholders, in order; none is lost. Tokens are compared as they are, capitals included; they are letters and underscores only. */
export const textSegments = (text: string, placeholders: readonly Placeholder[]): readonly TextSegment[] => {
  const byToken = new Map(placeholders.map((placeholder) => [placeholder.token, placeholder]))
  // Without placeholders nothing is found: no text holds the end of itself and more.
  const tokens = new RegExp([...byToken.keys()].join('|') || '$.', 'g')
  const segments: TextSegment[] = []
  let end = 0
  const add = (at: number, part: string): void => void (part !== '' && segments.push({ at, text: part, placeholder: byToken.get(part) ?? null }))
  for (const { index, 0: token } of text.matchAll(tokens)) {
    add(end, text.slice(end, index))
    add(index, token)
    end = index + token.length
  }
  add(end, text.slice(end))
  return segments
}
