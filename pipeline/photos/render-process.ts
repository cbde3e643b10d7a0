import { type RenderOrder, renderPhoto } from './render-photo.ts';

/** What the parent process sends and gets back; `id` pairs them. */
export interface RenderMessage {
  readonly id: number;
  readonly order: RenderOrder;
}

process.on('message', async ({ id, order }: RenderMessage) => {
  try {
    process.send?.({ id, outcome: await renderPhoto(order) });
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});

// A killed build must not leave its image process behind.
process.on('disconnect', () => process.exit());
