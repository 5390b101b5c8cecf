/** A window out of sight paints nothing: then it is not waited for any longer than this, milliseconds. */
const LATEST = 500

/** Runs `work` once, when what is drawn now has been painted. Gives what takes it back. */
export const afterPaint = (work: () => void): (() => void) => {
  let painted: ReturnType<typeof setTimeout> | undefined
  const run = (): void => {
    stop()
    work()
  }
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run)
  })
  const late = setTimeout(run, LATEST)
  const stop = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    clearTimeout(late)
  }
  return stop
}
