import type { Plugin } from 'vite';

const COMPONENTS = /\/node_modules\/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/;

/**
 * Says of React Router's components what it does not say itself: that making one has no other effect. Without that, those
 * that no page uses stay in the scripts of every page, and bring along what they are made of: forms and submissions.
 */
export function leaveOutUnused(): Plugin {
  let isRecognised = false;
  return {
    name: 'leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: COMPONENTS },
      handler(code) {
        isRecognised = /^NavLink\.displayName = /m.test(code);
        return {
          code: code
            .replaceAll(
              /^const (\w+) = (React\$1\.forwardRef\()/gm,
              'const $1 = /* @__PURE__ */ $2',
            )
            .replaceAll(/^\w+\.displayName = .*$/gm, ''),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isRecognised)
        this.error('React Router makes its components in an unknown way');
    },
  };
}
