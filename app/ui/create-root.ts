/** By this module of ours React can be fetched by itself: of theirs, every page would need the bundler's interoperability. */
export { createRoot } from 'react-dom/client';
