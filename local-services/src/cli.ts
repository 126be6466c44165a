import { printAlarms } from './alarms';
import { verifyFromCommandLine } from './anchors/verify-anchors';
import { backupFromCommandLine, restoreFromCommandLine, type Said } from './backup/backup-command';
import { newPushKeys } from './mailbox/push-keys';
import { resetLocalState, type Settings, settingsFrom, startServices } from './main';
import { operatorFromCommandLine } from './operators/operator-command';
import { newPapersAuthority } from './papers-authority';
import { failureKind, type Report } from './report';
import { StartError } from './start-error';

const report: Report = (event, values) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...values }));
  printAlarms(event, values);
};

async function start(): Promise<void> {
  // An uncaught error's text can quote what users typed, so it is not printed. The supervisor restarts the services.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause) => {
      report('process.failed', failureKind(cause));
      process.exit(1);
    });
  }
  const services = await startServices(settingsFrom(process.env), report);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await services.close();
    process.exit(0);
  };
  void services.databaseDied.then(() => {
    report('database.died');
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // The supervisor is gone.
  process.on('disconnect', () => void stop());
  process.send?.({ ready: services.url });
}

const COMMANDS: Readonly<Record<string, (settings: Settings, words: readonly string[]) => Promise<Said>>> = {
  'verify-anchors': verifyFromCommandLine,
  backup: backupFromCommandLine,
  restore: restoreFromCommandLine,
  'papers-authority': async () => ({ text: await newPapersAuthority(), isWell: true }),
  'push-keys': async () => ({ text: await newPushKeys(), isWell: true }),
  operator: async (settings, words) => ({ text: await operatorFromCommandLine(settings, words), isWell: true }),
};

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === 'reset') return resetLocalState(settingsFrom(process.env));
  if (name === undefined || name === 'start') return start();
  const command = COMMANDS[name];
  if (command === undefined) throw new StartError(`Use: start | reset | ${Object.keys(COMMANDS).join(' | ')}`);
  const { text, isWell } = await command(settingsFrom(process.env), words);
  console.log(text);
  process.exit(isWell ? 0 : 1);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  // Texts of other failures can quote what users typed.
  console.error(cause instanceof StartError ? cause.message : 'The local services failed unexpectedly.');
  if (process.env.DEBUG && !(cause instanceof StartError)) console.error(cause);
  process.exit(1);
});
