import { type CheckRequest, checkChange } from './check-change.ts';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  postMessage(checkChange(data));
});
