/** The storage did not do what it was asked; the message says why, and what would help. */
export class StorageError extends Error {
  override name = 'StorageError';
}
