/** The size of the object that is downloaded. */
export const OBJECT_BYTES = 1 << 30
