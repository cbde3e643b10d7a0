/**
 * What can be expected, and a person can put right: a setting, a port, the content, a host. The message says what is
 * wrong and what would help; a stack would only hide it.
 */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
