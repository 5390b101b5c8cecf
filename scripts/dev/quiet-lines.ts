/** How Chromium begins what it prints about the machine and itself: `[25475:1127/013204.351642:ERROR:bus.cc(407)] `. */
const OF_CHROMIUM = /^\[\d+:\d{4}\/\d{6}\.\d+:[A-Z]+\d*:/

/** Whether a line that the console printed to its error output is the console's own, such as a warning of main or a stack trace. */
export const isOwnLine = (line: string): boolean => line.trim() !== '' && !OF_CHROMIUM.test(line)
