/** For tests that do not look at what is logged. */
export const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined }
