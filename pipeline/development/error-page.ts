import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';

type OverlayError = ErrorPayload['err'];

/** Shows the error in Vite's overlay. */
export function errorPage(error: Error & Partial<OverlayError>, basePath: string): string {
  const { id, frame, plugin, loc } = error;
  const told: OverlayError = {
    message: stripVTControlCharacters(error.message),
    stack: stripVTControlCharacters(error.stack ?? ''),
    ...(id && { id }),
    ...(frame && { frame: stripVTControlCharacters(frame) }),
    ...(plugin && { plugin }),
    ...(loc && { loc }),
  };
  const text = JSON.stringify(told).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
  <head><meta charset="utf-8"><title>Error</title></head>
  <body>
    <script type="module">
      import { ErrorOverlay } from '${basePath}@vite/client';
      document.body.append(new ErrorOverlay(${text}));
    </script>
  </body>
</html>
`;
}
