// One sheet for all pages. The lightbox, the selection and /add load their own.
import './reset.css';
import './tokens.css';
import '#generated/look/colours.css';
import './base.css';
import './print.css';
import '#app/pictures/carried-painting.css';
import '#app/pictures/light-edge.css';
import '#app/pictures/linked-picture.css';
import '#app/ui/selection-mark.css';

/** Exported, since the build drops the styles of modules that nobody imports from. */
export const moduleStyles = import.meta.glob(
  [
    '../{pages,shell,ui,pictures}/**/*.module.css',
    // Islands load the styles of what only they show.
    '!../pages/selection/{selection-island,wall-labels}.module.css',
  ],
  { eager: true, import: 'default' },
);
