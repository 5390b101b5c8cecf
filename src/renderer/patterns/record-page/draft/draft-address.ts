/** First part of the query keys of what is read of drafts. */
export const DRAFTS = 'drafts'

/** What a link to a form says where its draft is what the user came for. */
export const DRAFT_PARAMETER = 'draft'
export const GO_ON = 'go-on'

/** The address of a form with its draft in it, not asked about once more. */
export const draftAddress = (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...parameters, [DRAFT_PARAMETER]: GO_ON })}`
