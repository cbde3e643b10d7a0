import type { Page } from '@playwright/test';
import sharp from 'sharp';

export async function brightnessAt(page: Page, at: { x: number; y: number }): Promise<number> {
  const image = await page.screenshot({ clip: { ...at, width: 8, height: 8 } });
  const { channels } = await sharp(image).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}
