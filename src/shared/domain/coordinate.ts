const COORDINATE = /^[+-]?\d+(?:\.\d+)?$/

/** Whether a text is a latitude or longitude: optional sign, digits, optional decimals. */
export const isCoordinate = (text: string): boolean => COORDINATE.test(text)
