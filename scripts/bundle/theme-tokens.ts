const IMPORT = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*(['"])@fluentui\/(?:react-components|react-theme|tokens)\1/
const USE = /(?<![\w$./'"`])tokens\.((?!zIndex)\w+)/g

/**
 * Uses of Fluent's table of tokens, as what the table has for them: the style sheet's variable of the same name. Other modules' `tokens` stay, and the levels
 * of `z-index`, which have a number beside their variable.
 */
export const withTokenValues = (code: string): string => (IMPORT.test(code) ? code.replaceAll(USE, "'var(--$1)'") : code)

/**
 * Writes the value of each token where it is used. A bundler takes no entry out of an object: the first screen would load the whole table, 470 entries, for
 * the few that it uses. Fluent's own components are part of it: one of them that asks the table keeps all of it.
 */
export const themeTokens = {
  name: 'theme-tokens',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string) => (code.includes('tokens.') && IMPORT.test(code) ? { code: withTokenValues(code), map: null } : null),
}
