// Every style that a page may need, in one sheet for all pages. The lightbox and /add bring their own.
import './fonts.css';
import './reset.css';
import './tokens.css';
import './base.css';
import './print.css';
import '../ui/ratio-digits.css';

/** Exported, since of modules that nobody reads the build leaves out the styles too. */
export const moduleStyles = import.meta.glob(
  ['../{features,shell,ui}/**/*.module.css', '!../features/add/**'],
  { eager: true, import: 'default' },
);
