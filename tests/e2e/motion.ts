import type { Page } from '@playwright/test'

/**
 * Waits until what fades or slides in is there in its own colours. What has just been asked for, such as another colour scheme, is drawn in the first
 * of two frames and begins to move in the second.
 * Spinners never end, and the time a notification has left is an animation that moves nothing: neither is waited for.
 */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter(({ effect }) => {
      const isTimer = effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-timer-status') === true
      return !isTimer && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
