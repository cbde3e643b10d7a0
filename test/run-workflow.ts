import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

type WorkflowContext = Partial<Record<'inputs' | 'github' | 'vars', Record<string, string>>>;

/** Returns outputs and summaries. Skips actions and `npm ci`; throws the output of a failure. */
export async function runJob(
  checkout: string,
  workflow: string,
  job: string,
  context: WorkflowContext,
): Promise<string> {
  const { jobs } = parse(await readFile(join(checkout, workflow), 'utf8'));
  const outputs = join(checkout, '.git', 'outputs');
  await writeFile(outputs, '');
  for (const { run, env } of jobs[job].steps) {
    if (!run || run.startsWith('npm ci')) continue;
    const variables = Object.entries({ ...jobs[job].env, ...env }).map(
      ([name, value]) => [name, evaluate(String(value), context)] as const,
    );
    await promisify(execFile)('bash', ['-e', '-c', run], {
      cwd: checkout,
      env: {
        ...process.env,
        ...{ GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: outputs },
        ...Object.fromEntries(variables),
      },
    });
  }
  return readFile(outputs, 'utf8');
}

function evaluate(text: string, { inputs = {}, github = {}, vars = {} }: WorkflowContext): string {
  return text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression) => {
    const value = new Function('inputs', 'github', 'vars', `return ${expression}`);
    return value(inputs, github, vars) ?? '';
  });
}
