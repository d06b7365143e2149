import { StorageUnavailable } from './deadline.ts';
import { fill, functionPage } from './function-pages.ts';
import { isFormPost, Refusal } from './incoming.ts';
import { html, json } from './reply.ts';

/** Seconds after which a visitor may try again when storage is down. */
export const retryAfter = { 'retry-after': '30' };

/**
 * Answers what a handler refuses or cannot do: as JSON `{error}`, or as a page to a plain form post.
 * Anything unforeseen is raised, so that the platform reports it.
 */
export async function answered(request: Request, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof Refusal) return refused(request, error.status, error.message, error.headers);
    if (error instanceof StorageUnavailable) {
      return refused(request, 503, 'We cannot do this at the moment. Please try again in a minute.', retryAfter);
    }
    throw error;
  }
}

async function refused(
  request: Request,
  status: number,
  message: string,
  headers: Record<string, string>,
): Promise<Response> {
  if (!isFormPost(request)) return json(status, { error: message }, headers);
  const page = await functionPage('message');
  fill(page, 'message', message);
  return html(status, page.toString(), headers);
}
