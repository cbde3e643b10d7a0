import { createRoot } from '#app/ui/create-root.ts';
import { Result } from './result.tsx';
import styles from './search.module.css';
import type { SearchedResult, SearchSource } from './search-source.ts';

/**
 * Otherwise the first keystroke waits for compilation, text shaping and style matching.
 * Runs in idle time only; browsers without idle callbacks go without.
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
