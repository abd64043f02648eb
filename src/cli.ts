import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { lazyLookup, loadKnowledge } from './adapters/knowledge-files.js';
import { readOutbox } from './adapters/mail-outbox/read.js';
import { tuneForReports } from './adapters/runtime-flags.js';
import { createSandbox } from './adapters/sandbox/index.js';
import { writeLetter } from './analyses/letter.js';
import { processConfig } from './config.js';
import { MAX_UPLOAD_BYTES } from './contract/analyses.js';
import type { Analysis } from './contract/analysis.js';
import { PRODUCT_SLUG } from './contract/product.js';
import { printProcedure, printTerm, unknownProcedure, unknownTerm } from './education/index.js';
import { explainReport } from './explaining/index.js';
import type { Knowledge } from './knowledge/index.js';
import type { Extraction } from './ports/extract.js';
import { assertMention } from './understanding/index.js';

const USAGE = `Usage:
  ${PRODUCT_SLUG} explain FILE|-  [--json]   explain a report file, or the text on standard input
  ${PRODUCT_SLUG} explain --jsonl            lines {"id","text"} in, lines {"id","analysis"} out
  ${PRODUCT_SLUG} assertion --jsonl          lines {"id","sentence","start","end"} in, how the mention is meant out
  ${PRODUCT_SLUG} extract FILE               the text that the reader would be given
  ${PRODUCT_SLUG} term WORD [--json]         what a medical word, phrase or short form means
  ${PRODUCT_SLUG} procedure NAME [--json]    risks, preparation and recovery of a procedure
  ${PRODUCT_SLUG} term|procedure --jsonl     lines {"id","query"} in, lines {"id","answer"} out, null where there is none
  ${PRODUCT_SLUG} outbox [NUMBER]            the mails written while no mail server is set, or one of them

For the operator, on DATABASE_URL or a running product with the same DATA_DIR:
  ${PRODUCT_SLUG} user create EMAIL FIRST LAST [TYPE]   makes an account; its owner chooses the password by mail
  ${PRODUCT_SLUG} user type EMAIL patient|provider      sets the type of an account
  ${PRODUCT_SLUG} user plan EMAIL PLAN                  gives an account a plan that you keep, or takes it back (free)
  ${PRODUCT_SLUG} user approve EMAIL                    lets patients see a provider, where that is required
  ${PRODUCT_SLUG} user reset-two-step EMAIL             turns two-step sign-in off for somebody who lost the app
  ${PRODUCT_SLUG} jobs list                             jobs that wait, run or were given up
  ${PRODUCT_SLUG} jobs retry ID                         runs a waiting job now, or one that was given up again
  ${PRODUCT_SLUG} jobs purge                            deletes what is kept of jobs that have ended
  ${PRODUCT_SLUG} audit verify                          finds any change to the audit trail
  ${PRODUCT_SLUG} keys rotate                           seals everything with a new key
  ${PRODUCT_SLUG} backup FILE                           writes everything into one encrypted file
  ${PRODUCT_SLUG} restore FILE                          fills an empty data folder or database from it`;

/** Bad input: one line on stderr that says what is wrong and what to do, exit code 2. */
class BadInput extends Error {}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  explain,
  assertion,
  extract,
  term,
  procedure,
  outbox,
  user: (args) => operator(['user', ...args]),
  jobs: (args) => operator(['jobs', ...args]),
  audit: (args) => operator(['audit', ...args]),
  keys: (args) => operator(['keys', ...args]),
  backup: (args) => operator(['backup', ...args]),
  restore: (args) => operator(['restore', ...args]),
};

async function explain(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, jsonl: { type: 'boolean' } });
  tuneForReports();
  const knowledge = loadKnowledge();
  if (values.jsonl) {
    expectNoFile(positionals);
    const lineSchema = z.object({ id: z.unknown(), text: z.string() });
    await eachLine(lineSchema, ({ text }) => ({ analysis: explainReport(text, knowledge) }));
    return;
  }
  const file = onlyFile(positionals);
  const extraction = file === '-' ? { text: readStandardInput(), from: null } : await readFile(file);
  const analysis = explainOne(extraction.text, knowledge, extraction.from);
  if (values.json) await print(`${JSON.stringify(analysis, null, 2)}\n`);
  else {
    const originalName = file === '-' ? 'standard input' : basename(file);
    await print(writeLetter(analysis, extraction.text, { originalName, explainedAt: new Date(), language: 'en' }));
  }
}

async function assertion(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { jsonl: { type: 'boolean' } });
  expectNoFile(positionals);
  if (!values.jsonl) throw new BadInput('assertion reads lines: add --jsonl.');
  const lineSchema = z
    .object({
      id: z.unknown(),
      sentence: z.string(),
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
    })
    .refine(
      ({ sentence, start, end }) => start < end && end <= sentence.length,
      'start and end must be UTF-16 positions in the sentence, start before end',
    );
  await eachLine(lineSchema, ({ sentence, start, end }) => {
    const { negation, temporality, experiencer } = assertMention(sentence, start, end);
    return { negation, temporality, experiencer };
  });
}

async function extract(args: string[]): Promise<void> {
  const { positionals } = readArguments(args, {});
  await print((await readFile(onlyFile(positionals))).text);
}

async function term(args: string[]): Promise<void> {
  const lookup = lazyLookup()();
  await lookUp(
    args,
    'word',
    (query) => lookup.explainTerm(query),
    printTerm,
    (query) =>
      unknownTerm(
        query,
        lookup.suggestTerms(query, NEAR).map((one) => one.term),
      ),
  );
}

async function procedure(args: string[]): Promise<void> {
  const lookup = lazyLookup()();
  await lookUp(
    args,
    'procedure',
    (query) => lookup.procedureInfo(query),
    printProcedure,
    (query) =>
      unknownProcedure(
        query,
        lookup.suggestProcedures(query, NEAR).map((one) => one.term),
        lookup.severalProceduresFit(query),
      ),
  );
}

/** Near matches that are named where nothing is known. */
const NEAR = 3;

/** One question of the arguments, or one on each line of standard input. */
async function lookUp<Answer>(
  args: string[],
  what: string,
  answer: (query: string) => Answer | null,
  write: (answer: Answer) => string,
  unknown: (query: string) => string,
): Promise<void> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, jsonl: { type: 'boolean' } });
  if (values.jsonl) {
    expectNoFile(positionals);
    await eachLine(z.object({ id: z.unknown(), query: z.string() }), ({ query }) => ({ answer: answer(query) }));
    return;
  }
  const query = positionals.join(' ').trim();
  if (query === '') throw new BadInput(`Name a ${what}.`);
  const found = answer(query);
  if (found === null) throw new BadInput(unknown(query));
  await print(values.json ? `${JSON.stringify(found, null, 2)}\n` : write(found));
}

/** Lists the mails of the data folder's outbox, newest first, or prints one. */
async function outbox(args: string[]): Promise<void> {
  const { positionals } = readArguments(args, {});
  const folder = join(processConfig().config.dataFolder, 'outbox');
  const mails = readOutbox(folder);
  const [wanted] = positionals;
  if (wanted === undefined) {
    const lines = mails.map(({ date, to, subject }, index) => `${index + 1}  ${date}  ${to}  ${subject}\n`);
    await print(lines.join('') || `There is no mail in ${folder}.\n`);
    return;
  }
  const mail = /^\d{1,9}$/.test(wanted) ? mails[Number(wanted) - 1] : undefined;
  if (!mail) throw new BadInput(`There is no mail ${wanted} in ${folder}. See ${PRODUCT_SLUG} outbox for the numbers.`);
  const file = join(folder, mail.file);
  await print(`${file}\nDate: ${mail.date}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`);
}

/** The operator's commands. */
async function operator(args: string[]): Promise<void> {
  const built = new URL('./operator.js', import.meta.url);
  const { href } = existsSync(built) ? built : new URL('./operator.ts', import.meta.url);
  const { runOperator } = (await import(href)) as typeof import('./operator.js');
  const { done, words } = await runOperator(args);
  if (!done && !words.includes('\n')) throw new BadInput(words);
  await print(`${words}\n`);
  if (!done) process.exitCode = 1;
}

/** Reads a report file in a process of its own, as the server does. */
async function readFile(path: string): Promise<{ text: string; from: Extraction | null }> {
  if (!existsSync(path)) throw new BadInput(`There is no file ${path}. Check the name.`);
  if (statSync(path).isDirectory()) throw new BadInput(`${path} is a folder. Name one report file.`);
  if (statSync(path).size > MAX_UPLOAD_BYTES) throw new BadInput(`${path} is larger than 10 MB. Send a smaller file.`);
  const sandbox = createSandbox({ size: 1 });
  try {
    const file = { bytes: readFileSync(path), name: basename(path), claimedType: '' };
    const result = await sandbox.extractor.extract(file);
    if (!result.ok) throw new BadInput(result.failure.message);
    return { text: result.extraction.text, from: result.extraction };
  } finally {
    await sandbox.close();
  }
}

function explainOne(text: string, knowledge: Knowledge, from: Extraction | null): Analysis {
  if (text.trim() === '') throw new BadInput('There is no text to explain. Give the text of a report.');
  try {
    return explainReport(text, knowledge, { from });
  } catch (error) {
    if ((error as { code?: string }).code === 'not_a_report') throw new BadInput((error as Error).message);
    throw error;
  }
}

/** Answers each JSON line in order as it comes; a line that fails gives `{"id","error"}` and the run goes on. */
async function eachLine<T extends { id?: unknown }>(
  schema: z.ZodType<T>,
  answer: (line: T) => Record<string, unknown>,
): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    let id: unknown = null;
    try {
      const value: unknown = JSON.parse(line);
      id = (value as { id?: unknown } | null)?.id ?? null;
      const parsed = schema.safeParse(value);
      if (!parsed.success) throw new Error(parsed.error.issues.map(describeIssue).join('; '));
      await print(`${JSON.stringify({ id, ...answer(parsed.data) })}\n`);
    } catch (error) {
      await print(`${JSON.stringify({ id, error: (error as Error).message })}\n`);
    }
  }
}

function describeIssue(issue: { path: PropertyKey[]; message: string }): string {
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}

function readArguments<O extends Record<string, { type: 'boolean' }>>(args: string[], options: O) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values: values as Partial<Record<string, boolean>>, positionals };
  } catch (error) {
    const unknown = /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? 'given';
    throw new BadInput(`There is no option ${unknown}. See ${PRODUCT_SLUG} --help.`);
  }
}

function onlyFile(positionals: string[]): string {
  const [file, ...more] = positionals;
  if (!file) throw new BadInput('Name a report file.');
  if (more.length > 0) throw new BadInput('Name one report file only.');
  return file;
}

function expectNoFile(positionals: string[]): void {
  if (positionals.length > 0) throw new BadInput('--jsonl reads standard input: leave the file name out.');
}

function readStandardInput(): string {
  return readFileSync(0, 'utf8');
}

/** Writes and waits while the reader is slower than we are. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === '--help' || name === 'help') {
    await print(`${USAGE}\n`);
    process.exitCode = name ? 0 : 2;
    return;
  }
  const command = commands[name];
  if (!command) throw new BadInput(`There is no command ${name}. See ${PRODUCT_SLUG} --help.`);
  await command(args);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = error instanceof BadInput ? 2 : 1;
});
