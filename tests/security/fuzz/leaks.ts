/** What no answer and no event of the bridge may contain, by what it is. */
export type Leaks = Readonly<Record<string, RegExp>>

const literal = (text: string): RegExp => new RegExp(text.replace(/[^\w]/g, String.raw`\$&`), 'i')

/** What gives itself away by its form. */
const FORMS: Leaks = {
  'a signed token': /eyJ[\w-]{10,}\.[\w-]{10,}\./,
  'a signed link': /x-amz-(?:signature|credential|security-token)|[?&]signature=/i,
  'an access key': /\b(?:AKIA|ASIA)[A-Z0-9]{12,}/,
  'a stack': /\bat (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)/,
}

/** The checks of one console: the forms, and its own tokens, keys and folders. */
export const leaksOf = (secrets: Readonly<Record<string, string>>): Leaks => ({
  ...FORMS,
  ...Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, literal(text)])),
})

/** The names of what a text contains and must not. */
export const leaksIn = (text: string, leaks: Leaks): readonly string[] =>
  Object.entries(leaks)
    .filter(([, form]) => form.test(text))
    .map(([name]) => name)
