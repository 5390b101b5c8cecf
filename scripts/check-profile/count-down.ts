export interface CountDown {
  stop(): void
}

const MINUTE = 60_000

/** Says every minute how long the check still waits for a sign-in. @param limit milliseconds */
export function countDown(limit: number, say: (line: string) => void): CountDown {
  let left = Math.round(limit / MINUTE)
  say(`Waiting for the sign-in: ${minutes(left)} left.`)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) say(`Waiting for the sign-in: ${minutes(left)} left.`)
    else clearInterval(timer)
  }, MINUTE)
  return { stop: () => clearInterval(timer) }
}

const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`
