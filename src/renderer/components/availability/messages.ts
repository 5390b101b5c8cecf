/** Also where the check failed. Source: SNEW-039, SNEW-040, USER-016, USER-017, OUTL-011, MSG-006, MSG2-011. */
export const USER_NAME_TAKEN = 'This username is not available. Please try another one'
