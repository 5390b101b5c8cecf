/** Texts of the shell that the spec words. */
export const ACCESS_DENIED = "Dear User, You don't have access to this page."
export const SOMETHING_WENT_WRONG = 'something went wrong'

/** The product's name as the window's title carries it. */
export const PRODUCT_NAME = 'Admin Console'
