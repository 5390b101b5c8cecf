/**
 * An address without what a dialog kept in it: its own parameters, and those of its lists by their prefix (`transactions.page`). They belong to the record that
 * is left.
 */
export const withoutParameters = (address: URLSearchParams, names: readonly string[], prefixes: readonly string[]): URLSearchParams => {
  const isOwn = (name: string): boolean => names.includes(name) || prefixes.some((prefix) => name.startsWith(`${prefix}.`))
  return new URLSearchParams([...address].filter(([name]) => !isOwn(name)))
}
