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
    // Sent as it is, an error would lose all of this.
    const { message, stack, code, path } = error as NodeJS.ErrnoException;
    process.send?.({ id, failure: { message, stack, code, path } });
  }
});

// A killed build must not leave its image process behind.
process.on('disconnect', () => process.exit());
