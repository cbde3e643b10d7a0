// The sheet of all pages. Each has the rules of its first paint in its head, and loads the sheet later.
import './reset.css';
import './tokens.css';
import '#generated/theme/colours.css';
import './print.css';
import '#app/ui/pictures/pictures.css';

/** Exported, since the build drops the styles of modules that nobody imports from. */
export const moduleStyles = import.meta.glob('../{site,islands,ui}/**/*.module.css', {
  eager: true,
  import: 'default',
});
