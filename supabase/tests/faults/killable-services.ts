import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres, { type Sql } from 'postgres';

const servicesFolder = join(dirname(createRequire(import.meta.url).resolve('@telehealth/local-services/main')), '..');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const MOST_SAID = 2000;
const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** The local services as a process of their own, over their own durable PostgreSQL, made to be killed. */
export class KillableServices {
  private child: ChildProcess | null = null;
  private admin: Sql | null = null;
  /** Not always below the state folder: the database's account must be able to reach it. */
  private dataDirectory = '';
  /** Any that is free at first, the same ones from then on: who was connected comes back to them. */
  private port = 0;
  private postgresPort = 0;
  /** The end of what the current run said: why it ended, if it does. */
  private said = '';
  /** Clears everything away when it is let go of, also by the death of this process. */
  private readonly guard: ChildProcess;

  private constructor(
    private readonly stateDir: string,
    private readonly bundle: string,
  ) {
    this.guard = spawn(process.execPath, [join(import.meta.dirname, 'clear-away.mjs'), stateDir, bundle], {
      stdio: ['pipe', 'ignore', 'inherit'],
      // Whoever ends this process and its group does not end what clears up after it.
      detached: true,
    });
  }

  /** Builds them into a folder of the test, with an empty state. */
  static async prepare(): Promise<KillableServices> {
    const stateDir = await mkdtemp(join(tmpdir(), 'sawubona-faults-'));
    const bundle = join(servicesFolder, 'node_modules/.cache', `faults-${process.pid}`);
    execFileSync(process.execPath, [join(servicesFolder, 'build.mjs'), bundle], { stdio: 'ignore' });
    return new KillableServices(stateDir, bundle);
  }

  readonly url = () => `http://localhost:${this.port}`;

  /** The administrator's connection of the current run. */
  get sql(): Sql {
    if (!this.admin) throw new Error('The services do not run.');
    return this.admin;
  }

  /** Starts them and waits until they answer. */
  async start(): Promise<void> {
    const { stateDir, port, postgresPort } = this;
    this.child = spawn(process.execPath, [join(this.bundle, 'cli.mjs')], {
      env: {
        ...process.env,
        LOCAL_STATE_DIR: stateDir,
        SITE_DIR: stateDir,
        PORT: String(port),
        POSTGRES_PORT: String(postgresPort),
        DEMO: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.said = '';
    await this.hear(this.child);
    await this.ready();
    const password = readFileSync(join(stateDir, 'pg/password'), 'utf8').trim();
    this.admin = postgres(
      `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${this.postgresPort}/postgres`,
      {
        max: 20,
        onnotice: () => {},
      },
    );
    const [row] = await this.admin<
      { setting: string }[]
    >`select setting from pg_settings where name = 'data_directory'`;
    this.dataDirectory = row?.setting ?? '';
  }

  /** Resolves when they say that they are ready, and on which ports. */
  private hear(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          this.said = `${this.said}${chunk}`.slice(-MOST_SAID);
          const [, database] = /"database\.ready",.*"port":(\d+)/.exec(this.said) ?? [];
          const [, site] = /"services\.ready","port":(\d+)/.exec(this.said) ?? [];
          if (!database || !site) return;
          [this.postgresPort, this.port] = [Number(database), Number(site)];
          resolve();
        });
      child.once('exit', (code, signal) =>
        reject(new Error(`The local services did not come up (${code ?? signal}): ${this.said}`)),
      );
    });
  }

  private async ready(): Promise<void> {
    for (let tries = 0; !(await this.answers()); tries += 1) {
      if (tries > 300 || !this.child || ended(this.child))
        throw new Error(
          `The local services did not come up (${this.child?.exitCode ?? this.child?.signalCode}): ${this.said}`,
        );
      await pause(100);
    }
  }

  /** After the blow: what is left ends, and somebody starts everything again. */
  async recover(): Promise<void> {
    await this.end();
    await this.start();
  }

  private answers = async () => {
    const answer = await fetch(`${this.url()}/rest/v1/rpc/find_slots`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);
    return answer?.ok ?? false;
  };

  private keys = () => JSON.parse(readFileSync(join(this.stateDir, 'keys/backend.json'), 'utf8'));
  jwtSecret = () => String(this.keys().jwtSecret);
  secretKey = () => String(this.keys().secretKey);

  /** The process of the services, while it lives. */
  get pid(): number | undefined {
    return this.child && !ended(this.child) ? this.child.pid : undefined;
  }

  /** Resolves when the services answer again by themselves. */
  again = () => this.ready();

  private postmaster = () => Number(readFileSync(join(this.dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);

  /** kill -9, and nobody has a chance to tidy up. */
  kill(what: 'database' | 'services'): void {
    const pid = what === 'database' ? this.postmaster() : this.child?.pid;
    if (pid) process.kill(pid, 'SIGKILL');
  }

  /** Takes away what is left of a run. */
  async end(): Promise<void> {
    await this.admin?.end({ timeout: 0 }).catch(() => {});
    this.admin = null;
    const child = this.child;
    if (!child) return;
    if (!ended(child)) child.kill('SIGTERM');
    for (let tries = 0; !ended(child); tries += 1) {
      if (tries === 100) child.kill('SIGKILL');
      await pause(50);
    }
    this.child = null;
  }

  /** Also the database's server, which outlives services that were killed. */
  async remove(): Promise<void> {
    await this.end();
    this.guard.stdin?.end();
    while (!ended(this.guard)) await pause(50);
    if (this.guard.exitCode !== 0) throw new Error('Something of the killed services is left.');
  }
}
