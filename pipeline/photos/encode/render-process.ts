import { type RenderOrder, renderPhoto } from './render-photo.ts';

interface RenderMessage {
  readonly id: number;
  readonly order: RenderOrder;
}

process.on('message', async ({ id, order }: RenderMessage) => {
  try {
    process.send?.({ id, outcome: await renderPhoto(order) });
  } catch (error) {
    // Serialising the error itself would lose these fields.
    const { message, stack, code, path } = error as NodeJS.ErrnoException;
    process.send?.({ id, failure: { message, stack, code, path } });
  }
});

// A killed build must not leave this process behind.
process.on('disconnect', () => process.exit());
