const KINDS = ['edit', 'add-sub-menu', 'invoice-format'] as const

export type MenuDialogKind = (typeof KINDS)[number]

/** A dialog over the list, as the parameter `dialog` of the address holds it: a reload and a pasted link open it again. */
export type OpenDialog = { readonly kind: 'labels' } | { readonly kind: MenuDialogKind; readonly slug: string }

/** The parameter for a dialog: "edit:lunch". */
export const dialogParameter = (dialog: OpenDialog): string => (dialog.kind === 'labels' ? dialog.kind : `${dialog.kind}:${dialog.slug}`)

/** The dialog of a parameter; null for anything else. */
export const dialogOf = (parameter: string | null): OpenDialog | null => {
  if (parameter === 'labels') return { kind: 'labels' }
  const [, name, slug] = /^([^:]+):(.+)$/s.exec(parameter ?? '') ?? []
  const kind = KINDS.find((each) => each === name)
  return kind === undefined || slug === undefined ? null : { kind, slug }
}
