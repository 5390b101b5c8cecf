import { ACTIONS } from '#shared/domain/access/actions.ts'

/** What may be done with pages, each by its own permission. The list itself is its screen's. */
export const PAGE_ACCESS = {
  create: ACTIONS.createPage.permission,
  edit: ACTIONS.editPage.permission,
  remove: ACTIONS.deletePage.permission,
}
