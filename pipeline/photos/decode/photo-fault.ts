import type { Told } from '#pipeline/messages.ts';

export interface PhotoFault {
  readonly status: 'faulty';
  readonly message: string;
  readonly remedy: string;
}

export function faulty([message, remedy]: Told): PhotoFault {
  return { status: 'faulty', message, remedy };
}
