import pg from 'pg';

/**
 * A database that is frozen answers nothing, not even that it undoes: a connection whose answer did not come in time is
 * cut, so that the ROLLBACK after it fails at once, and nobody gets this connection again.
 */
export class ImpatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads; the arguments are handed on as they came.
  override query(...given: any[]): any {
    const asked: unknown = (super.query as (...all: unknown[]) => unknown)(...given);
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (error.message !== 'Query read timeout') return;
        (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
      });
    return asked;
  }
}
