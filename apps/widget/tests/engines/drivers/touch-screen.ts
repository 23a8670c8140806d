import type { Page } from 'puppeteer-core';
import type { TouchScreen } from './driver.ts';

const steps = 10;

export const touchScreen = (page: Page): TouchScreen => ({
  resize: (width, height) => page.setViewport({ width, height, hasTouch: true, isMobile: true }),
  tap: (x, y) => page.touchscreen.tap(x, y),
  async swipeUp(x, y, distance) {
    const finger = await page.touchscreen.touchStart(x, y);
    for (let step = 1; step <= steps; step++) await finger.move(x, y - (distance * step) / steps);
    await finger.end();
  },
});
