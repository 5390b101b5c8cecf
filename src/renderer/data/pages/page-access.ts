import type { Access } from '#shared/domain/permission.ts'

/** What may be done with pages, each by its own permission. The list itself is its screen's. */
export const PAGE_ACCESS = {
  create: { group: 'staticPage', operation: 'create_new_page' },
  edit: { group: 'staticPage', operation: 'edit_page' },
  remove: { group: 'staticPage', operation: 'delete_page' },
} as const satisfies Record<string, Access>

/** Where a page is edited. */
export const editPageAddress = (pageName: string): string => `/edit-site-pages?page=${encodeURIComponent(pageName)}`
