const COORDINATE = /^[+-]?\d+(?:\.\d+)?$/

/** Whether a text is a latitude or longitude: optional sign, digits, optional decimals. Source: FMT-018. */
export const isCoordinate = (text: string): boolean => COORDINATE.test(text)
