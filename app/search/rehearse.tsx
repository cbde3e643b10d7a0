import { createRoot } from '#app/ui/create-root.ts';
import { Result } from './result.tsx';
import styles from './search.module.css';
import type { SearchedResult, SearchSource } from './search-source.ts';

/**
 * Renders results where nobody sees them, one question in every idle moment.
 *
 * The first letter of a visit would have to wait until the code that answers it is compiled, and until the browser has
 * shaped its first words and matched the styles. A browser that tells of no idle moments goes without.
 */
export function rehearse(
  questions: Iterable<string>,
  resultsOf: (question: string) => readonly SearchedResult[],
  labels: SearchSource['labels'],
): void {
  if (!('requestIdleCallback' in window)) return;
  const place = document.createElement('div');
  place.className = styles.rehearsal ?? '';
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  const rest = [...questions];
  const renderNext = () => {
    const question = rest.pop();
    if (question === undefined) {
      root.unmount();
      place.remove();
      return;
    }
    root.render(
      resultsOf(question).map(({ thing, found }) => (
        <Result
          key={thing.id}
          thing={thing}
          found={found}
          isCurrent={false}
          hasPicture={false}
          labels={labels}
        />
      )),
    );
    requestIdleCallback(renderNext);
  };
  requestIdleCallback(renderNext);
}
