export const SURE_TO_DELETE = 'Sure to delete?'

export const PAGE_DELETED = 'Deleted Successfully'

export const DELETE_FAILED = 'The page could not be deleted.'
export const NO_ACCESS_TO_EDIT = 'You do not have the permission to edit pages.'
export const NO_ACCESS_TO_DELETE = 'You do not have the permission to delete pages.'
export const IS_BEING_DELETED = 'It is being deleted.'
