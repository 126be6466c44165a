/** A reason why the services cannot start, worded for the operator at the terminal: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export class PortTakenError extends StartError {
  constructor(
    readonly port: number,
    what: string,
    setting: string,
  ) {
    super(
      `Port ${port} is already in use, so ${what} cannot start. ` +
        `Stop the program that uses it, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
}
