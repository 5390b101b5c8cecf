const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** As wide as there is room. */
export const FIT = 1

/** The next larger step; the largest stays. */
export const zoomIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom

/** The next smaller step; the smallest stays. */
export const zoomOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom
