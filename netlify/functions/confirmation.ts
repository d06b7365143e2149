import type { Config } from '@netlify/functions';
import { withErrorResponse } from '../lib/error-response.ts';
import { errorPage, fill, functionPage } from '../lib/function-pages.ts';
import { allowMethods } from '../lib/request-body.ts';
import { html } from '../lib/responses.ts';

/** The confirmation page with the reference number from the query; other values of that parameter are not shown. */
export default (request: Request): Promise<Response> =>
  withErrorResponse(async () => {
    allowMethods(request, 'GET', 'HEAD');
    const page = await functionPage('confirmation');
    const reference = new URL(request.url).searchParams.get('reference') ?? '';
    if (/^[0-9A-F]{4}-[0-9A-F]{4}$/.test(reference)) {
      fill(page, 'reference', reference).parentNode?.removeAttribute('hidden');
    }
    return html(200, page.toString());
  }, errorPage);

export const config: Config = { path: '/confirmation/sent' };
