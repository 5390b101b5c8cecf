/** Set by `npm test -- --thorough`. */
const IS_THOROUGH = process.env['ADMIN_CONSOLE_THOROUGH'] === '1'

/** What is drawn so often that it takes long: the few named in every run, all of them in a thorough one. */
export const allWhenThorough = <One>(all: readonly One[], usual: readonly One[]): readonly One[] => (IS_THOROUGH ? all : usual)

/** How many generated cases to run: the given number, ten times as many in a thorough run. */
export const cases = (usual: number): number => (IS_THOROUGH ? usual * 10 : usual)
