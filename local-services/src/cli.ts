import { printAlarms } from './alarms';
import { verifyFromCommandLine } from './anchors/verify-anchors';
import { resetLocalState, settingsFrom, startServices } from './main';
import { operatorFromCommandLine } from './operators/operator-command';
import { failureKind, type Report } from './report';
import { StartError } from './start-error';

const report: Report = (event, values) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...values }));
  printAlarms(event, values);
};

async function start(): Promise<void> {
  // What nobody caught: its text can quote what people typed. Whoever keeps the services running starts them again.
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
  // Nobody keeps them running any more.
  process.on('disconnect', () => void stop());
  process.send?.({ ready: services.url });
}

async function verify(): Promise<void> {
  const { text, isWell } = await verifyFromCommandLine(settingsFrom(process.env));
  console.log(text);
  process.exit(isWell ? 0 : 1);
}

async function main(command: string | undefined): Promise<void> {
  if (command === 'reset') return resetLocalState(settingsFrom(process.env));
  if (command === undefined || command === 'start') return start();
  if (command === 'verify-anchors') return verify();
  if (command === 'operator') {
    console.log(await operatorFromCommandLine(settingsFrom(process.env), process.argv.slice(3)));
    return;
  }
  throw new StartError('Use: start | reset | verify-anchors | operator');
}

main(process.argv[2]).catch((cause: unknown) => {
  // Texts of other failures can quote what people typed.
  console.error(cause instanceof StartError ? cause.message : 'The local services failed unexpectedly.');
  if (process.env.DEBUG && !(cause instanceof StartError)) console.error(cause);
  process.exit(1);
});
