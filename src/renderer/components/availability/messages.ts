/** Also where the check failed. */
export const USER_NAME_TAKEN = 'This username is not available. Please try another one'
