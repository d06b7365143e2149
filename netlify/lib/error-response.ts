import { errorMessage } from './error-message.ts';
import { HttpError } from './request-body.ts';
import { json } from './responses.ts';
import { StorageUnavailable } from './timeout.ts';

/** Seconds after which a visitor may try again when storage is down. */
export const retryAfter = { 'retry-after': '30' };

/** Logs that storage did not answer, so that it can be seen later when leads were refused. */
export const logUnavailable = ({ cause }: StorageUnavailable): void =>
  console.error(`Storage: ${cause === undefined ? 'A write was not confirmed.' : errorMessage(cause)}`);

/** Turns an error into a response. */
export type RenderError = (
  status: number,
  message: string,
  headers: Record<string, string>,
) => Response | Promise<Response>;

const asJson: RenderError = (status, error, headers) => json(status, { error }, headers);

/**
 * Runs a handler and turns its expected errors into responses: JSON `{error}`, unless `renderError` returns something else.
 * Unexpected errors are rethrown, so that the platform reports them.
 */
export async function withErrorResponse(
  handle: () => Promise<Response>,
  renderError: RenderError = asJson,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof HttpError) return renderError(error.status, error.message, error.headers);
    if (error instanceof StorageUnavailable) {
      logUnavailable(error);
      return renderError(503, 'We cannot do this at the moment. Please try again in a minute.', retryAfter);
    }
    throw error;
  }
}
