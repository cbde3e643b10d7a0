import { type FileChange, replaceFiles } from '#pipeline/saving/replace-files.ts';
import { interceptedSteps } from './file-steps.ts';

// Started by a test: changes files, and is killed before one of the steps.
const [folder = '', step, changes = '[]'] = process.argv.slice(2);

const steps = interceptedSteps((index) => {
  if (index === Number(step)) process.kill(process.pid, 'SIGKILL');
});
await replaceFiles(folder, JSON.parse(changes) as FileChange[], steps);
