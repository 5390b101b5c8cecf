/** Set by `npm test -- --thorough`. */
const IS_THOROUGH = process.env['ADMIN_CONSOLE_THOROUGH'] === '1'

/** How many generated cases to run: the given number, ten times as many in a thorough run. */
export const cases = (usual: number): number => (IS_THOROUGH ? usual * 10 : usual)
