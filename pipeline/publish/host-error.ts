import { ExpectedError } from '#pipeline/expected-error.ts';
import { withoutSecrets } from '#pipeline/without-secrets.ts';
import { text } from './messages.ts';

export type HostFailure = keyof ReturnType<typeof text>['failures'];

export class HostError extends ExpectedError {
  readonly failure: HostFailure;

  /** @param said the host's or the tool's own words */
  constructor(failure: HostFailure, place: string, said: string) {
    const message = text().failures[failure].replace('<place>', () => place);
    super(withoutSecrets(`${message}\n${said}`));
    this.failure = failure;
  }
}
