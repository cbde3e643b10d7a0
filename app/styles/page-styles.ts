// One sheet for all pages. The lightbox, the selection and /add load their own.
import './reset.css';
import './tokens.css';
import '#generated/look/colours.css';
import './print.css';
import '#app/ui/pictures/carried-painting.css';
import '#app/ui/pictures/light-edge.css';
import '#app/ui/pictures/linked-picture.css';
import '#app/ui/selection-mark.css';

/** Exported, since the build drops the styles of modules that nobody imports from. */
export const moduleStyles = import.meta.glob(
  [
    '../{site,ui}/**/*.module.css',
    '../islands/{find,inquiry,selection,wall}/*.module.css',
    // Islands load the styles of what only they show.
    '!../islands/selection/{selection-island,wall-labels}.module.css',
  ],
  { eager: true, import: 'default' },
);
