import type { Access } from '#shared/domain/permission.ts'

/** What may be done with pages, each by its own permission. The list itself is its screen's. */
export const PAGE_ACCESS = {
  create: { group: 'staticPage', operation: 'create_new_page' },
  edit: { group: 'staticPage', operation: 'edit_page' },
  remove: { group: 'staticPage', operation: 'delete_page' },
} as const satisfies Record<string, Access>

export const editPageAddress = (pageName: string): string => `/edit-site-pages?page=${encodeURIComponent(pageName)}`

export const SURE_TO_DELETE = 'Sure to delete?'

export const PAGE_DELETED = 'Deleted Successfully'

export const DELETE_FAILED = 'The page could not be deleted.'
export const NO_ACCESS_TO_EDIT = 'You do not have the permission to edit pages.'
export const NO_ACCESS_TO_DELETE = 'You do not have the permission to delete pages.'
export const IS_BEING_DELETED = 'It is being deleted.'
